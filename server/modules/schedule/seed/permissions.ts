import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { permissions } from '@diwan/contract/schedule/endpoints/permissions'
import { addDays } from '@diwan/core/hijri'
import { dayIn, isWorkingDay, type WorkingCalendar } from '@diwan/core/working-calendar'
import type { Actor } from '../../../kit/access/actor.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { quietPortal, type Sample } from '../../../kit/sample.ts'
import { approvalCommands, decidesAtOnce } from '../../approvals/public.ts'
import { readWorkingDays } from '../../settings/public.ts'
import { readPlaces } from '../queries/permissions/places.ts'
import { readRequest } from '../queries/permissions/request.ts'
import { readTypes } from '../queries/permissions/types.ts'
import { requestApproval } from '../service/permissions/approving.ts'
import { cancelRequest, endPassed } from '../service/permissions/cancel.ts'
import { createRequest, sendRequest } from '../service/permissions/write.ts'
import { sampleRequests, type SampleRequest } from './requests.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Days before its first one on which a request was submitted, and at most so long before today. */
const AHEAD = 6

/** Nobody asks for a day off. */
function workingFrom(calendar: WorkingCalendar, isoDay: string): string {
  let day = isoDay
  while (!isWorkingDay(calendar, day)) day = addDays(day, 1)
  return day
}

const decisions = { approved: 'approve', rejected: 'reject', returned: 'askForChange' } as const
type Decided = keyof typeof decisions
const isDecided = (outcome: string): outcome is Decided => outcome in decisions

/** Made by the services that people use, each by its person and at its time. */
export async function seedRequests({ db, people, at: end }: Sample): Promise<void> {
  const { calendar } = await readWorkingDays(db)
  const today = dayIn(calendar.zone, toSeconds(end))
  const [leave, exit] = await readTypes(db)
  const decide = decidesAtOnce(requestApproval)
  const { claim } = approvalCommands(requestApproval)
  const byId = new Map([...people.values()].map((one) => [one.id, one]))
  const ctxOf = (actor: Actor, at: Date): Ctx => {
    const clock = { now: () => at }
    return { portal: quietPortal(db, clock), clock, db, actor }
  }
  const inputOf = async (
    actor: Actor,
    { days: [from, to], hours, reason }: SampleRequest,
  ): Promise<InputOf<typeof permissions.send>> => {
    const places = await readPlaces(db, actor.id)
    const first = workingFrom(calendar, addDays(today, from))
    const department = places.find(({ department_id }) => department_id === null)
    const group = places.find(({ department_id }) => department_id !== null && department_id === department?.id)
    return {
      typeId: (hours ? exit : leave)!.id,
      reason,
      dateFrom: first,
      dateTo: addDays(first, to - from),
      timeFrom: hours?.[0] ?? '',
      timeTo: hours?.[1] ?? '',
      wholeDays: hours === undefined,
      departmentId: department?.id ?? null,
      groupId: group?.id ?? null,
      fileIds: [],
    }
  }
  for (const [place, request] of sampleRequests.entries()) {
    const { by, days, outcome, comment = '' } = request
    const actor = people.get(`${by}@diwan.example`)
    if (!actor) continue
    const first = Math.min(days[0] - AHEAD, -1)
    const sentAt = new Date(end.getTime() + first * DAY_MS - place * 60_000)
    const input = await inputOf(actor, request)
    const { id } = await (outcome === 'draft' ? createRequest : sendRequest)(ctxOf(actor, sentAt), input)
    const row = (await readRequest(db, id))!
    const later = new Date(sentAt.getTime() + 5 * HOUR_MS)
    if (outcome === 'canceled') await cancelRequest(ctxOf(actor, later), { id, version: row.version, reason: '' })
    const approver = byId.get(row.asked[0] ?? '')
    if (approver && isDecided(outcome))
      await decide(ctxOf(approver, later), decisions[outcome], { id, version: row.version, reason: comment })
    if (approver && outcome === 'claimed') await claim(ctxOf(approver, later), { id, version: row.version })
  }
  await endPassed(quietPortal(db, { now: () => end }))
}
