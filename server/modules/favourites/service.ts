import type { favourites } from '@diwan/contract/favourites/endpoints'
import { MAX_FAVOURITES } from '@diwan/contract/favourites/limits'
import type { Favourites } from '@diwan/contract/favourites/schemas'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import { Problem } from '../../kit/http/problem.ts'
import type { Ctx } from '../../kit/portal.ts'
import { write, type Tx } from '../../kit/record/write.ts'
import { seenRecords, type Kinds } from '../links/public.ts'
import { place } from '../ordering/public.ts'
import { deleteFavourite, deleteFavourites, insertFavourite, moveFavourite, readFavourite, readFavourites } from './queries.ts'
import { topicOf } from './topics.ts'

type Input<E extends keyof typeof favourites> = InputOf<(typeof favourites)[E]>

const ORDER = { table: 'favourites', within: 'user_id', key: 'place' } as const

/** Each record is asked for again: one that is deleted or may not be seen any more is absent. */
export async function listFavourites(ctx: Ctx, kinds: Kinds): Promise<Favourites> {
  const ids = await readFavourites(ctx.db, ctx.actor.id)
  const records = new Map((await seenRecords(ctx, ids, kinds)).map((record) => [record.id, record]))
  return { items: ids.flatMap((id) => records.get(id) ?? []) }
}

export async function addFavourite(ctx: Ctx, { objectId }: Input<'add'>, kinds: Kinds): Promise<Favourites> {
  if ((await seenRecords(ctx, [objectId], kinds)).length === 0) throw new Problem('not_found')
  const userId = ctx.actor.id
  await write(ctx, async (tx) => {
    const key = await place(tx.db, ORDER, { within: userId }) // adding is one at a time from here on
    const all = await readFavourites(tx.db, userId)
    if (all.includes(objectId)) return null
    if (all.length >= MAX_FAVOURITES) await dropUnseen(ctx, tx, all, kinds)
    await insertFavourite(tx.db, { userId, objectId, place: key }, ctx.clock.now())
    hint(ctx, tx)
    return null
  })
  return listFavourites(ctx, kinds)
}

export async function removeFavourite(ctx: Ctx, { id }: Input<'remove'>, kinds: Kinds): Promise<Favourites> {
  await write(ctx, async (tx) => {
    await deleteFavourite(tx.db, await demandFavourite(ctx, tx, id))
    hint(ctx, tx)
    return null
  })
  return listFavourites(ctx, kinds)
}

export async function reorderFavourite(ctx: Ctx, { id, after }: Input<'move'>, kinds: Kinds): Promise<Favourites> {
  const userId = ctx.actor.id
  await write(ctx, async (tx) => {
    const moved = await demandFavourite(ctx, tx, id)
    const behind = after === null ? null : await demandFavourite(ctx, tx, after)
    await moveFavourite(tx.db, moved, await place(tx.db, ORDER, { within: userId, after: behind, moved }))
    hint(ctx, tx)
    return null
  })
  return listFavourites(ctx, kinds)
}

/** A record that its person sees no more makes room for another one. */
async function dropUnseen(ctx: Ctx, tx: Tx, all: readonly string[], kinds: Kinds): Promise<void> {
  const seen = new Set((await seenRecords(ctx, all, kinds)).map(({ id }) => id))
  if (seen.size >= MAX_FAVOURITES) throw new Problem('favourites.too_many')
  const unseen = all.filter((id) => !seen.has(id))
  const room = all.length - MAX_FAVOURITES + 1
  await deleteFavourites(tx.db, ctx.actor.id, unseen.slice(-room))
}

async function demandFavourite(ctx: Ctx, tx: Tx, objectId: string): Promise<string> {
  const id = await readFavourite(tx.db, ctx.actor.id, objectId)
  if (id === undefined) throw new Problem('not_found')
  return id
}

const hint = ({ portal, actor }: Ctx, tx: Tx): void =>
  tx.afterwards(() => Promise.resolve(portal.bus.publish({ topics: [topicOf(actor.id)] })))
