import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { links } from '@diwan/contract/links/endpoints'
import { MAX_LINKS } from '@diwan/contract/links/limits'
import type { LinkObjects, LinkedRecord, ObjectLinks, UnlinkObjects } from '@diwan/contract/links/schemas'
import { Problem } from '../../kit/http/problem.ts'
import type { LinkableKind } from '../../kit/module.ts'
import type { Ctx } from '../../kit/portal.ts'
import { write, type Tx } from '../../kit/record/write.ts'
import { closedNow } from '../releases/public.ts'
import {
  countLinks,
  lockObjects,
  readKinds,
  readLink,
  readLinks,
  readNamed,
  readPair,
  removeLink,
  upsertLink,
} from './queries.ts'

/** A kind of record that can be linked, and the module that keeps it: a closed one shows none of its records. */
export type Linkable = LinkableKind & { readonly module: string }
export type Kinds = () => readonly Linkable[]

interface Known {
  readonly id: string
  readonly kind: string
}

export async function listLinks(ctx: Ctx, { id }: { id: string }, kinds: Kinds): Promise<ObjectLinks> {
  const rows = await readLinks(ctx.db, id, 2 * MAX_LINKS)
  const known = await readKinds(ctx.db, [id, ...rows.map(({ other }) => other)])
  const [cards, changeable] = await seen(ctx, known, kinds)
  if (!cards.has(id)) throw new Problem('not_found')
  const items = rows.flatMap((row) => {
    const record = cards.get(row.other)
    const mayUnlink = !row.gone && (changeable.has(id) || changeable.has(row.other))
    return record ? [{ id: row.id, record, gone: row.gone, mayUnlink }] : []
  })
  return { items, mayLink: changeable.has(id) }
}

/** Saying it twice says it once. */
export async function linkObjects(ctx: Ctx, { id, otherId }: LinkObjects, kinds: Kinds): Promise<ObjectLinks> {
  await write(ctx, async (tx) => {
    const known = await lockObjects(tx.db, [id, otherId])
    await demandPair(ctx, known, [id, otherId], kinds)
    const held = await readPair(tx.db, id, otherId)
    if (held && held.removed_at === null) return { link: held.id }
    for (const end of [id, otherId]) if ((await countLinks(tx.db, end)) >= MAX_LINKS) throw new Problem('links.too_many')
    const link = await upsertLink(tx.db, id, otherId, ctx.actor.id, ctx.clock.now())
    tell(ctx, tx, known, { link, joined: true }, kinds)
    return { link }
  })
  return listLinks(ctx, { id }, kinds)
}

export async function unlinkObjects(ctx: Ctx, { id, linkId }: UnlinkObjects, kinds: Kinds): Promise<ObjectLinks> {
  await write(ctx, async (tx) => {
    const held = await readLink(tx.db, linkId)
    const ends = held ? [held.one_id, held.other_id] : []
    if (!held || !ends.includes(id)) throw new Problem('not_found')
    const known = await lockObjects(tx.db, ends)
    await demandPair(ctx, known, ends, kinds)
    if (!(await readLink(tx.db, linkId))) throw new Problem('not_found') // somebody was quicker
    await removeLink(tx.db, linkId, ctx.clock.now())
    tell(ctx, tx, known, { link: linkId, joined: false }, kinds)
    return { link: linkId }
  })
  return listLinks(ctx, { id }, kinds)
}

/** What nobody carries and what is not for this reader are the same: absent. */
export async function findNamed(
  ctx: Ctx,
  { shortIds }: InputOf<typeof links.named>,
  kinds: Kinds,
): Promise<{ items: LinkedRecord[] }> {
  const names = kinds().map(({ kind }) => kind)
  if (names.length === 0) return { items: [] }
  const known = await readNamed(ctx.db, names, [...new Set(shortIds.split(','))])
  const [cards] = await seen(ctx, known, kinds)
  return { items: [...cards.values()] }
}

/** 404 where one of them may not be seen, 403 where neither may be changed. */
async function demandPair(ctx: Ctx, known: readonly Known[], ids: readonly string[], kinds: Kinds): Promise<void> {
  const [cards, changeable] = await seen(ctx, known, kinds)
  if (!ids.every((id) => cards.has(id))) throw new Problem('not_found')
  if (changeable.size === 0) throw new Problem('forbidden')
}

/** Of these, what this caller may see, and which of that may be changed: each kind asked once. */
async function seen(
  ctx: Ctx,
  known: readonly Known[],
  kinds: Kinds,
): Promise<[cards: ReadonlyMap<string, LinkedRecord>, changeable: ReadonlySet<string>]> {
  const cards = new Map<string, LinkedRecord>()
  const changeable = new Set<string>()
  for (const { kind, module, linked } of kinds()) {
    const ids = known.filter((one) => one.kind === kind).map(({ id }) => id)
    if (ids.length === 0 || (await closedNow(ctx.db, module))) continue
    for (const { change, ...card } of await linked.cards(ctx.portal, ctx.actor, ids)) {
      cards.set(card.id, { ...card, kind })
      if (change) changeable.add(card.id)
    }
  }
  return [cards, changeable]
}

/** Each end hears that it was linked, and never with what: who may know reads that by the link. */
function tell(ctx: Ctx, tx: Tx, known: readonly Known[], fact: { link: string; joined: boolean }, kinds: Kinds): void {
  for (const { id, kind } of known)
    kinds()
      .find((one) => one.kind === kind)
      ?.linked.told(ctx, tx, id, fact)
}
