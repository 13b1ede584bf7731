import type { InputOf } from '@diwan/contract/kit/endpoint'
import { personToken, type AudienceToken } from '@diwan/contract/kit/tokens'
import type { appointments } from '@diwan/contract/schedule/endpoints/appointments'
import { MAX_APPOINTMENT_DAYS } from '@diwan/contract/schedule/limits/appointments'
import { slotsOf, wholeTime } from '@diwan/core/slots'
import { appointmentTimeProblems, presentIn } from '@diwan/core/time-rules'
import type { Actor } from '../../../../kit/access/actor.ts'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { demandWithin, mayBelongTo, tokensWithin } from '../../../audience/public.ts'
import { readWorkingDays } from '../../../settings/public.ts'
import type { AppointmentRow } from '../../queries/appointments/appointment.ts'
import { countActive, readUnits } from '../../queries/appointments/places.ts'

export type Content = Omit<InputOf<typeof appointments.create>, 'kind'>
type Kind = InputOf<typeof appointments.create>['kind']

const FLAG = 'schedule.appointments.manage'
const wrong = (path: string, code: string): Problem => new Problem('invalid_input', { fields: [{ path, code }] })

/** The columns of what was written, once its times, people, units and audience are allowed. `before` is its row where it changes. */
export async function columnsOf(ctx: Ctx, db: Queryable, kind: Kind, content: Content, before?: AppointmentRow) {
  const { calendar } = await readWorkingDays(db)
  const zone = content.zone ?? before?.zone ?? calendar.zone
  const rules = { ...content, zone }
  demandTime(ctx, rules, before)
  const time = wholeTime(rules)
  if (time.end <= time.start) throw wrong('timeTo', 'end_not_after_start')
  if (kind === 'bookable' && slotsOf(rules, calendar, time).length === 0) throw wrong('timeTo', 'time_slot')
  const assignedBy = content.assignedById ?? before?.assigned_by ?? ctx.actor.id
  await demandPeople(db, ctx.actor, [...content.peopleIds, assignedBy], before)
  await demandUnits(db, ctx.actor, content, before)
  if (kind === 'bookable') await demandAudience(db, ctx.actor, content.tokens, before)
  return {
    purpose: content.purpose,
    date_from: content.dateFrom,
    date_to: content.dateTo,
    time_from: content.timeFrom,
    time_to: content.timeTo,
    repeat_every_day: content.repeatEveryDay,
    job_location: content.jobLocation,
    job_description: content.jobDescription,
    assigned_by: assignedBy,
    department_id: content.departmentId,
    group_id: content.groupId,
    unit_id: content.groupId ?? content.departmentId,
    zone,
    slot_minutes: content.slotMinutes,
    gap_minutes: content.gapMinutes,
    notice_minutes: content.noticeMinutes,
    per_day: content.perDay,
    seats: content.seats,
    needs_confirmation: content.needsConfirmation,
    cancel_hours: content.cancelHours,
    working_days_only: content.workingDaysOnly,
    breaks: JSON.stringify(content.breaks),
    starts_at: new Date(time.start * 1000),
    ends_at: new Date(time.end * 1000),
  }
}

/** A beginning that is kept may be past; a new one may not. */
function demandTime(ctx: Ctx, asked: Content & { readonly zone: string }, before?: AppointmentRow): void {
  const kept = before !== undefined && before.date_from === asked.dateFrom && before.time_from === asked.timeFrom
  const present = presentIn(asked.zone, toSeconds(ctx.clock.now()))
  const found = appointmentTimeProblems(asked, { maxDays: MAX_APPOINTMENT_DAYS, ...(!kept && { present }) })
  if (found.length > 0) throw new Problem('invalid_input', { fields: found.map(({ field, code }) => ({ path: field, code })) })
  if (kept && asked.dateTo < present.today && asked.dateTo !== before.date_to) throw wrong('dateTo', 'date_past')
}

/** Everybody names themselves; others take the relations of the right. People who were named before stay. */
async function demandPeople(db: Queryable, actor: Actor, ids: readonly string[], before?: AppointmentRow): Promise<void> {
  const kept = new Set(before?.people_ids)
  const fresh = [...new Set(ids)].filter((id) => id !== actor.id && !kept.has(id))
  if (fresh.length === 0) return
  const within = await tokensWithin(db, actor, FLAG, fresh.map(personToken))
  if (within.size < fresh.length || (await countActive(db, fresh)) < fresh.length) throw new Problem('schedule.person_missing')
}

/** A group lies in its department, and both are the caller's own or within the relations of the right. */
async function demandUnits(
  db: Queryable,
  actor: Actor,
  { departmentId, groupId }: Content,
  before?: AppointmentRow,
): Promise<void> {
  if (groupId !== null && departmentId === null) throw new Problem('schedule.unit_missing')
  const ids = [departmentId, groupId].filter((id) => id !== null)
  const units = await readUnits(db, ids)
  if (units.length < ids.length) throw new Problem('schedule.unit_missing')
  for (const { id, department_id } of units) {
    if ((id === groupId) !== (department_id !== null)) throw new Problem('schedule.unit_missing')
    if (id === groupId && department_id !== departmentId) throw new Problem('schedule.unit_missing')
    const known = id === before?.department_id || id === before?.group_id || isOwnUnit(actor, id)
    if (!known && !(await mayBelongTo(db, actor, FLAG, id))) throw new Problem('schedule.unit_missing')
  }
}

const isOwnUnit = ({ groupIds, departmentIds }: Actor, unitId: string): boolean =>
  groupIds.includes(unitId) || departmentIds.includes(unitId)

/** Everybody may address those to whom they belong themselves; others take the relations of the right. Those addressed before stay. */
async function demandAudience(
  db: Queryable,
  actor: Actor,
  tokens: readonly AudienceToken[],
  before?: AppointmentRow,
): Promise<void> {
  if (tokens.length === 0) throw wrong('tokens', 'audience')
  await demandWithin(
    db,
    actor,
    FLAG,
    tokens.filter((token) => !actor.tokens.includes(token) && !before?.tokens.includes(token)),
  )
}
