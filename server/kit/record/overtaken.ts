import { isUuid } from '@diwan/core/identifiers'
import type { Overtaken } from '@diwan/contract/kit/errors'
import type { Queryable } from '../db/database.ts'
import { Problem } from '../http/problem.ts'
import type { Ctx } from '../portal.ts'
import { detailWithTexts } from './history-texts.ts'

const MOST = 50

/** A fact of a record, with the name of who made it. */
interface Known {
  readonly event: string
  readonly detail: Readonly<Record<string, unknown>>
  readonly actorId: string | null
  readonly by: string | null
  readonly audience: string
}

/** The newest first. Index: history_by_object. */
async function newestFacts(db: Queryable, objectId: string): Promise<Known[]> {
  const rows = await db
    .selectFrom('history')
    .leftJoin('users', 'users.id', 'history.actor_id')
    .select(['event', detailWithTexts.as('detail'), 'actor_id', 'audience', 'users.full_name'])
    .where('object_id', '=', objectId)
    .orderBy('at', 'desc')
    .orderBy('history.id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ event, detail, actor_id, audience, full_name }) => ({
    event,
    detail,
    actorId: actor_id,
    by: full_name,
    audience,
  }))
}

/** The caller's own change in another window, and a change by the portal, name no person. */
const overtakenBy = ({ actor }: Ctx, fact: Known | undefined, same: boolean): Overtaken | undefined =>
  fact?.by && fact.actorId !== actor.id ? { by: fact.by, same } : undefined

export interface Late {
  readonly id: string
  /** The event that this command records. */
  readonly event: string
  /** Whether a fact overtook this command. */
  readonly overtook: (detail: Known['detail']) => boolean
  /** Whether a fact of the same event came to the same. */
  readonly isSame?: (detail: Known['detail']) => boolean
  /** The record as its caller sees it now. */
  readonly current: unknown
}

/** The refusal when another change came first: names the same command if there was one, otherwise the first change since. */
export async function overtaken(ctx: Ctx, db: Queryable, { id, event, overtook, isSame, current }: Late): Promise<Problem> {
  const since = (await newestFacts(db, id))
    .filter(({ audience, detail }) => audience !== 'staff' && overtook(detail)) // a name would reveal what only staff may know
    .toReversed()
  const same = since.find((fact) => fact.event === event && (isSame?.(fact.detail) ?? true))
  const overtaker = overtakenBy(ctx, same ?? since[0], same !== undefined)
  return new Problem('changed_meanwhile', { current, ...(overtaker && { overtaken: overtaker }) })
}

const isChange = ({ detail }: Known): boolean => 'before' in detail && 'after' in detail

/** For a refusal that names nobody yet: the newest fact of the record, if it is a change of what an administrator sees. */
export async function withWhoWasFaster(ctx: Ctx, input: unknown, error: unknown): Promise<unknown> {
  if (!(error instanceof Problem) || error.code !== 'changed_meanwhile' || error.extras.overtaken) return error
  const { id } = input as { id?: unknown }
  if (typeof id !== 'string' || !isUuid(id)) return error
  const [newest] = await newestFacts(ctx.db, id)
  const overtaker = overtakenBy(ctx, newest && isChange(newest) ? newest : undefined, false)
  return overtaker ? new Problem(error.code, { ...error.extras, overtaken: overtaker }) : error
}
