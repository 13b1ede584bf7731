import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { permissions } from '@diwan/contract/schedule/endpoints/permissions'
import { MAX_AWAY_NAMES } from '@diwan/contract/schedule/limits/permissions'
import type { AwayThen } from '@diwan/contract/schedule/schemas/permissions'
import { dayIn } from '@diwan/core/working-calendar'
import { demand } from '../../../../kit/access/demand.ts'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { opened } from '../../../../kit/record/opened.ts'
import { approvalOf } from '../../../approvals/public.ts'
import { readSpans } from '../../../calendar/public.ts'
import { readWorkingDays } from '../../../settings/public.ts'
import { maySeeAmong, presentPerson } from '../../../users/public.ts'
import { can } from '../../access/permissions.ts'
import { requestRecord } from '../../kind/permissions.ts'
import { presentRequest } from '../../presenter/permissions.ts'
import { readFilesOf } from '../../queries/permissions/files.ts'
import { requestsPaged } from '../../queries/permissions/list.ts'
import { readPeopleOf, readPlaces } from '../../queries/permissions/places.ts'
import { readOverlapping, readRequest, type RequestRow } from '../../queries/permissions/request.ts'
import { readTaken, readTypes } from '../../queries/permissions/types.ts'
import { timeOf } from './asked-time.ts'
import { hasBegun } from './cancel.ts'
import { presentWith } from './recorded.ts'

type Input<E extends keyof typeof permissions> = InputOf<(typeof permissions)[E]>
type Answer<E extends keyof typeof permissions> = Promise<OutputOf<(typeof permissions)[E]>>

/** With their files, which are asked for once. */
export async function presented(ctx: Ctx, rows: readonly RequestRow[]) {
  const files = await readFilesOf(
    ctx.db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => presentRequest(ctx.actor, row, files.get(row.id) ?? []))
}

export async function listRequests(ctx: Ctx, input: Input<'list'>): Answer<'list'> {
  return requestsPaged.page(ctx, await requestsPaged.resolved(ctx, input), input, (rows) => presented(ctx, rows))
}

export async function countRequests(ctx: Ctx, input: Input<'count'>): Answer<'count'> {
  const [counter] = await requestsPaged.counts(ctx, [await requestsPaged.resolved(ctx, input)])
  return counter!
}

export async function openRequest(ctx: Ctx, { id }: Input<'open'>): Answer<'open'> {
  const { record, positions } = await opened(ctx, [requestRecord.name.channel(id)], async () => {
    const row = await readRequest(ctx.db, id)
    demand(can, 'view', ctx.actor, row)
    const [request, approval, awayThen] = await Promise.all([
      presentWith(ctx.db, ctx, row),
      row.submitted_at === null ? null : approvalOf(ctx, id),
      row.unit_id === null || row.starts_at === null || row.ends_at === null
        ? null
        : awayIn(ctx, { unitId: row.unit_id, from: row.starts_at, to: row.ends_at, except: row.created_by }),
    ])
    return { request, approval, awayThen, begun: hasBegun(row, ctx.clock.now()) }
  })
  return { ...record, positions }
}

/** Names are those that the caller finds in the directory. */
async function awayIn(
  ctx: Ctx,
  { unitId, from, to, except }: { unitId: string; from: Date; to: Date; except: string },
): Promise<AwayThen> {
  const all = await readPeopleOf(ctx.db, unitId)
  const spans = await readSpans(ctx.db, { people: all.map(({ id }) => id), from, to })
  const absent = new Set(spans.filter(({ kind }) => kind === 'away').map(({ person_id }) => person_id))
  const away = all.filter(({ id }) => id !== except && absent.has(id))
  const named = away.slice(0, MAX_AWAY_NAMES)
  const seen = new Set(
    await maySeeAmong(
      ctx,
      named.map(({ id }) => id),
    ),
  )
  const names = named.flatMap(({ id, full_name, photo_id }) => (seen.has(id) ? [presentPerson(id, full_name, photo_id)] : []))
  return { away: away.length, people: all.length, names }
}

export async function readForm(ctx: Ctx): Answer<'form'> {
  const { calendar } = await readWorkingDays(ctx.db)
  const year = dayIn(calendar.zone, toSeconds(ctx.clock.now())).slice(0, 4)
  const [types, taken, places] = await Promise.all([
    readTypes(ctx.db),
    readTaken(ctx.db, ctx.actor.id, year),
    readPlaces(ctx.db, ctx.actor.id),
  ])
  const named = ({ id, name_ar, name_en }: { id: string; name_ar: string; name_en: string }) => ({
    id,
    nameAr: name_ar,
    nameEn: name_en,
  })
  return {
    types: types.filter(({ active }) => active).map((type) => ({ ...named(type), active: true, taken: taken.get(type.id) ?? 0 })),
    departments: places
      .filter(({ department_id }) => department_id === null)
      .map((department) => ({
        ...named(department),
        groups: places.filter(({ department_id }) => department_id === department.id).map(named),
      })),
    zone: calendar.zone,
  }
}

export async function previewRequest(ctx: Ctx, { unitId, ...asked }: Input<'preview'>): Answer<'preview'> {
  const { calendar } = await readWorkingDays(ctx.db)
  const { from, to, seconds, days } = timeOf(calendar, asked)
  const userId = ctx.actor.id
  const belongs = unitId !== undefined && (await readPlaces(ctx.db, userId)).some(({ id }) => id === unitId)
  const [other, awayThen] = await Promise.all([
    readOverlapping(ctx.db, { userId, from, to }),
    belongs ? awayIn(ctx, { unitId, from, to, except: userId }) : null,
  ])
  return {
    working: { seconds, days },
    awayThen,
    overlaps: other ? { id: other.id, shortId: other.short_id } : null,
  }
}
