import { MAX_VIEWS } from '@diwan/contract/saved-views/limits'
import type { ChangeView, SavedView, SavedViews, SaveView } from '@diwan/contract/saved-views/schemas'
import { newId } from '../../kit/db/id.ts'
import type { Queryable } from '../../kit/db/database.ts'
import { Problem } from '../../kit/http/problem.ts'
import type { SavedList } from '../../kit/module.ts'
import type { Ctx } from '../../kit/portal.ts'
import { write } from '../../kit/record/write.ts'
import { closedNow } from '../releases/public.ts'
import { can } from './access.ts'
import { presentView } from './presenter.ts'
import {
  countOwned,
  countShared,
  deleteView,
  insertView,
  lockView,
  readView,
  readViews,
  updateView,
  type ViewRow,
} from './queries.ts'

/** The lists of which views are saved, by what their modules declare. */
export type Lists = () => readonly SavedList[]

/** A list as it stands to the caller: that of one record, where each has its own. */
interface SeenList {
  readonly of: SavedList
  readonly name: string
  readonly scopeId: string | null
  readonly shares: boolean
}

export async function listViews(
  ctx: Ctx,
  { list: name, scopeId }: { list: string; scopeId?: string | undefined },
  lists: Lists,
): Promise<SavedViews> {
  const list = await seenList(ctx, name, scopeId ?? null, lists)
  const rows = await readViews(ctx.db, list, ctx.actor.id, MAX_VIEWS)
  return { items: rows.map((row) => presentView(ctx.actor, list, row)), mayShare: list.shares }
}

export function saveView(ctx: Ctx, { list: name, scopeId, query, ...view }: SaveView, lists: Lists): Promise<SavedView> {
  return write(ctx, async (tx) => {
    const list = await seenList(ctx, name, scopeId ?? null, lists)
    demandQuery(list, query)
    if (view.shared) await demandRoomToShare(tx.db, list)
    if ((await countOwned(tx.db, list, ctx.actor.id)) >= MAX_VIEWS) throw new Problem('saved-views.too_many')
    const id = newId()
    const row = {
      ...view,
      id,
      list: name,
      scope_id: scopeId ?? null,
      owner_id: ctx.actor.id,
      query: JSON.stringify(query),
      created_at: ctx.clock.now(),
    }
    await insertView(tx.db, row)
    return presentView(ctx.actor, list, await readView(tx.db, id))
  })
}

export function changeView(ctx: Ctx, { id, version, query, ...more }: ChangeView, lists: Lists): Promise<SavedView> {
  return write(ctx, async (tx) => {
    const [list, row] = await lockChangeable(ctx, tx.db, id, lists)
    if (row.version !== version) throw new Problem('changed_meanwhile', { current: presentView(ctx.actor, list, row) })
    if (query) demandQuery(list, query)
    const { name = row.name, shared = row.shared } = more
    if (shared && !row.shared) await demandRoomToShare(tx.db, list)
    await updateView(tx.db, id, { name, shared, ...(query && { query: JSON.stringify(query) }), version: version + 1 })
    return presentView(ctx.actor, list, await readView(tx.db, id))
  })
}

export function removeView(ctx: Ctx, { id }: { id: string }, lists: Lists): Promise<{ done: true }> {
  return write(ctx, async (tx) => {
    await lockChangeable(ctx, tx.db, id, lists)
    await deleteView(tx.db, id)
    return { done: true }
  })
}

/** A list that does not exist, is closed, or is not for this person are the same: absent. */
async function seenList({ db, actor }: Ctx, name: string, scopeId: string | null, lists: Lists): Promise<SeenList> {
  const of = lists().find((one) => one.name === name)
  const known = of !== undefined && (of.of !== undefined) === (scopeId !== null)
  if (!known || !of.sees(actor) || (await closedNow(db, of.module))) throw new Problem('not_found')
  const scope = scopeId === null ? undefined : await of.of?.(db, actor, scopeId)
  if (scope?.sees === false) throw new Problem('not_found')
  return { of, name, scopeId, shares: scope?.shares ?? of.shares(actor) }
}

/** 404 for what is not shown to this person, 403 for what is shown and may not be changed. */
async function lockChangeable(ctx: Ctx, db: Queryable, id: string, lists: Lists): Promise<[SeenList, ViewRow]> {
  const row = await lockView(db, id)
  if (!row || !can.view(ctx.actor, row)) throw new Problem('not_found')
  const list = await seenList(ctx, row.list, row.scope_id, lists)
  if (!can.change(ctx.actor, list, row)) throw new Problem('forbidden')
  return [list, row]
}

async function demandRoomToShare(db: Queryable, list: SeenList): Promise<void> {
  if (!list.shares) throw new Problem('forbidden')
  if ((await countShared(db, list)) >= MAX_VIEWS) throw new Problem('saved-views.too_many')
}

/** Only what the list understands is saved; what it no longer understands later is left out by whom it is shown to. */
function demandQuery({ of }: SeenList, query: Readonly<Record<string, string>>): void {
  if (!of.query.safeParse(query).success)
    throw new Problem('invalid_input', { fields: [{ path: 'query', code: 'invalid_value' }] })
}
