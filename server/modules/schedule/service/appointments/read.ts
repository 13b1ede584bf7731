import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { personToken, type AudienceToken } from '@diwan/contract/kit/tokens'
import type { appointments } from '@diwan/contract/schedule/endpoints/appointments'
import { MAX_NAMED_PEOPLE } from '@diwan/contract/schedule/limits/appointments'
import { fold } from '@diwan/core/arabic-fold'
import { demand } from '../../../../kit/access/demand.ts'
import { holdsFlag } from '../../../../kit/access/actor.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { opened } from '../../../../kit/record/opened.ts'
import { write } from '../../../../kit/record/write.ts'
import { appointmentSettingsChanged } from '@diwan/contract/schedule/events/appointments'
import { addressedBy, offered, readAddressees, readTokens, tokensWithin } from '../../../audience/public.ts'
import { readOrganisation, readWorkingDays } from '../../../settings/public.ts'
import { namedSo, personsOf } from '../../../users/public.ts'
import { can } from '../../access/appointments.ts'
import { appointmentRecord } from '../../kind/appointments.ts'
import { presentAppointment } from '../../presenter/appointments.ts'
import { appointmentsPaged } from '../../queries/appointments/list.ts'
import { readUnits } from '../../queries/appointments/places.ts'
import { keepDefaults, lockDefaults, readDefaults, type AppointmentDefaults } from '../../queries/appointments/settings.ts'
import type { PlaceRow } from '../../queries/permissions/places.ts'

type Input<E extends keyof typeof appointments> = InputOf<(typeof appointments)[E]>
type Answer<E extends keyof typeof appointments> = Promise<OutputOf<(typeof appointments)[E]>>
const FLAG = 'schedule.appointments.manage'

export const listAppointments = async (ctx: Ctx, input: Input<'list'>): Answer<'list'> =>
  appointmentsPaged.page(ctx, await appointmentsPaged.resolved(ctx, input), input, (rows) =>
    rows.map((row) => presentAppointment(ctx.actor, row)),
  )

export async function countAppointments(ctx: Ctx, input: Input<'count'>): Answer<'count'> {
  const [counter] = await appointmentsPaged.counts(ctx, [await appointmentsPaged.resolved(ctx, input)])
  return counter!
}

export async function openAppointment(ctx: Ctx, { id }: Input<'open'>): Answer<'open'> {
  const { record, positions } = await opened(ctx, [appointmentRecord.name.channel(id)], async () => {
    const row = await appointmentRecord.readOne(ctx.db, ctx.actor, id)
    demand(can, 'view', ctx.actor, row)
    const tokens = can.manage(ctx.actor, row) ? await readTokens(ctx.db, id) : []
    const known = new Map((await readAddressees(ctx.db, tokens)).map((one) => [one.token, one]))
    // Everyone and roles have no names of their own: the words of the portal call them.
    const audience = tokens.map((token) => known.get(token) ?? { token, nameAr: '', nameEn: '' })
    return { appointment: presentAppointment(ctx.actor, row), audience }
  })
  return { ...record, positions }
}

const unitName = ({ id, name_ar, name_en }: PlaceRow) => ({ id, nameAr: name_ar, nameEn: name_en })

export async function readForm(ctx: Ctx): Answer<'form'> {
  const { calendar } = await readWorkingDays(ctx.db)
  const { all, unitIds } = addressedBy(ctx.actor, FLAG)
  const own = [...new Set([...unitIds, ...ctx.actor.departmentIds, ...ctx.actor.groupIds])]
  const [units, row] = await Promise.all([readUnits(ctx.db, all ? 'all' : own), readDefaults(ctx.db)])
  const missing = units.flatMap(({ department_id: id }) => (id && !units.some((unit) => unit.id === id) ? [id] : []))
  const places = [...units, ...(missing.length === 0 ? [] : await readUnits(ctx.db, missing))]
  return {
    defaults: defaultsOf(row),
    zone: calendar.zone,
    departments: places
      .filter(({ department_id }) => department_id === null)
      .map((department) => ({
        ...unitName(department),
        groups: places.filter(({ department_id }) => department_id === department.id).map(unitName),
      })),
    othersToo: all || unitIds.length > 0,
  }
}

/** People of this name within the relations of the right, and the caller. */
export async function namedPeople(ctx: Ctx, { q }: Input<'people'>): Answer<'people'> {
  const ids = q === '' ? [] : await namedSo(ctx.db, q, MAX_NAMED_PEOPLE * 5)
  const within = await tokensWithin(ctx.db, ctx.actor, FLAG, ids.map(personToken))
  const allowed = ids.filter((id) => id === ctx.actor.id || within.has(personToken(id)))
  const me = fold(ctx.actor.fullName).includes(fold(q)) && !allowed.includes(ctx.actor.id) ? [ctx.actor.id] : []
  return { items: await personsOf(ctx, [...me, ...allowed].slice(0, MAX_NAMED_PEOPLE)) }
}

/** Units to which the caller belongs, and all that the right lets the caller address. */
export async function namedAddressees(ctx: Ctx, { q }: Input<'addressees'>): Answer<'addressees'> {
  const own = ctx.actor.tokens.filter((token) => token.startsWith('unit:')).slice(0, MAX_NAMED_PEOPLE)
  const [mine, others] = await Promise.all([
    readAddressees(ctx.db, own as AudienceToken[]),
    offered(ctx, FLAG, q, MAX_NAMED_PEOPLE),
  ])
  const fits = mine.filter(({ nameAr, nameEn }) => [nameAr, nameEn].some((name) => fold(name).includes(fold(q))))
  const known = new Set(fits.map(({ token }) => token))
  return { items: [...fits, ...others.filter(({ token }) => !known.has(token))].slice(0, MAX_NAMED_PEOPLE) }
}

const defaultsOf = (row: AppointmentDefaults) => ({
  slotMinutes: row.slot_minutes,
  gapMinutes: row.gap_minutes,
  noticeMinutes: row.notice_minutes,
  perDay: row.per_day,
  seats: row.seats,
  needsConfirmation: row.needs_confirmation,
  cancelHours: row.cancel_hours,
  workingDaysOnly: row.working_days_only,
})

const settingsOf = ({ actor }: Ctx, row: AppointmentDefaults) => ({
  ...defaultsOf(row),
  version: row.version,
  can: { change: holdsFlag(actor, 'schedule', 'administer') },
})

export const openSettings = async (ctx: Ctx): Answer<'settings'> => settingsOf(ctx, await readDefaults(ctx.db))

export const changeSettings = (ctx: Ctx, { version, ...given }: Input<'changeSettings'>): Answer<'changeSettings'> =>
  write(ctx, async (tx) => {
    const before = await lockDefaults(tx.db)
    if (before.version !== version) throw new Problem('changed_meanwhile', { current: settingsOf(ctx, before) })
    await keepDefaults(tx.db, {
      slot_minutes: given.slotMinutes,
      gap_minutes: given.gapMinutes,
      notice_minutes: given.noticeMinutes,
      per_day: given.perDay,
      seats: given.seats,
      needs_confirmation: given.needsConfirmation,
      cancel_hours: given.cancelHours,
      working_days_only: given.workingDaysOnly,
      version: version + 1,
    })
    const { id } = (await readOrganisation(tx.db))!
    tx.record(appointmentSettingsChanged, { before: defaultsOf(before), after: given }, { object: id })
    return settingsOf(ctx, await readDefaults(tx.db))
  })
