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

export async function listViews(ctx: Ctx, { list: name }: { list: string }, lists: Lists): Promise<SavedViews> {
  const list = await seenList(ctx, name, lists)
  const rows = await readViews(ctx.db, name, ctx.actor.id, MAX_VIEWS)
  return { items: rows.map((row) => presentView(ctx.actor, list, row)), mayShare: list.shares(ctx.actor) }
}

export function saveView(ctx: Ctx, { list: name, query, ...view }: SaveView, lists: Lists): Promise<SavedView> {
  return write(ctx, async (tx) => {
    const list = await seenList(ctx, name, lists)
    demandQuery(list, query)
    if (view.shared) await demandRoomToShare(ctx, tx.db, list)
    if ((await countOwned(tx.db, name, ctx.actor.id)) >= MAX_VIEWS) throw new Problem('saved-views.too_many')
    const id = newId()
    const row = { ...view, id, list: name, owner_id: ctx.actor.id, query: JSON.stringify(query), created_at: ctx.clock.now() }
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
    if (shared && !row.shared) await demandRoomToShare(ctx, tx.db, list)
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
async function seenList({ db, actor }: Ctx, name: string, lists: Lists): Promise<SavedList> {
  const list = lists().find((one) => one.name === name)
  if (!list?.sees(actor) || (await closedNow(db, list.module))) throw new Problem('not_found')
  return list
}

/** 404 for what is not shown to this person, 403 for what is shown and may not be changed. */
async function lockChangeable(ctx: Ctx, db: Queryable, id: string, lists: Lists): Promise<[SavedList, ViewRow]> {
  const row = await lockView(db, id)
  if (!row || !can.view(ctx.actor, row)) throw new Problem('not_found')
  const list = await seenList(ctx, row.list, lists)
  if (!can.change(ctx.actor, list, row)) throw new Problem('forbidden')
  return [list, row]
}

async function demandRoomToShare(ctx: Ctx, db: Queryable, list: SavedList): Promise<void> {
  if (!list.shares(ctx.actor)) throw new Problem('forbidden')
  if ((await countShared(db, list.name)) >= MAX_VIEWS) throw new Problem('saved-views.too_many')
}

/** Only what the list understands is saved; what it no longer understands later is left out by whom it is shown to. */
function demandQuery(list: SavedList, query: Readonly<Record<string, string>>): void {
  if (!list.query.safeParse(query).success)
    throw new Problem('invalid_input', { fields: [{ path: 'query', code: 'invalid_value' }] })
}
