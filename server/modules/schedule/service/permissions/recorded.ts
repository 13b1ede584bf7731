import type { Request } from '@diwan/contract/schedule/schemas/permissions'
import { requestEvents } from '@diwan/contract/schedule/events/permissions'
import type { RequestStatus } from '@diwan/contract/schedule/vocabulary/permissions'
import { PORTAL } from '../../../../kit/access/actor.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { requestRecord } from '../../kind/permissions.ts'
import { presentRequest } from '../../presenter/permissions.ts'
import { readFilesOf } from '../../queries/permissions/files.ts'
import { readRequest, type RequestRow } from '../../queries/permissions/request.ts'

export const byOf = ({ actor }: Pick<Ctx, 'actor'>) =>
  actor === PORTAL ? null : { id: actor.id, fullName: actor.fullName, photo: actor.photo }

type Plain = Exclude<keyof typeof requestEvents, 'canceled'>

/** Records the event with the request as it is now, and answers the request. `people` hear of it besides those who may see it. */
export async function recorded(
  ctx: Ctx,
  tx: Tx,
  event: (typeof requestEvents)[Plain],
  id: string,
  people: readonly string[] = [],
): Promise<Request> {
  const row = (await readRequest(tx.db, id))!
  tx.record(event, factOf(ctx, row), requestRecord.delivery(row, [...row.asked, ...people]))
  return presentWith(tx.db, ctx, row)
}

export const factOf = (ctx: Pick<Ctx, 'actor'>, { id, status, version }: Pick<RequestRow, 'id' | 'status' | 'version'>) => ({
  id,
  status: status as RequestStatus,
  version,
  by: byOf(ctx),
})

export async function presentWith(db: Queryable, { actor }: Pick<Ctx, 'actor'>, row: RequestRow): Promise<Request> {
  return presentRequest(actor, row, (await readFilesOf(db, [row.id])).get(row.id) ?? [])
}
