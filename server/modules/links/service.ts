import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { links } from '@diwan/contract/links/endpoints'
import { MAX_LINKS } from '@diwan/contract/links/limits'
import type { LinkObjects, LinkedRecord, ObjectLinks, UnlinkObjects } from '@diwan/contract/links/schemas'
import { Problem } from '../../kit/http/problem.ts'
import type { House, LinkableKind, PartOf } from '../../kit/module.ts'
import type { Ctx } from '../../kit/portal.ts'
import { kindsOf } from '../../kit/record/objects.ts'
import { write, type Tx } from '../../kit/record/write.ts'
import { closedNow } from '../releases/public.ts'
import { countLinks, lockObjects, readLink, readLinks, readNamed, removeLink, upsertLink, type End } from './queries.ts'

/** A kind of record that can be linked, and the module that keeps it: a closed one shows none of its records. */
export type Linkable = LinkableKind & { readonly module: string }
export type Kinds = () => readonly Linkable[]

export const linkableKinds =
  (house: House): Kinds =>
  () =>
    house.all(({ name: module, kinds = [] }) =>
      kinds.flatMap((kind) => (kind.linked ? [{ ...kind, linked: kind.linked, module }] : [])),
    )

interface Known {
  readonly id: string
  readonly kind: string
}

export async function listLinks(ctx: Ctx, { id }: { id: string }, kinds: Kinds): Promise<ObjectLinks> {
  const rows = await readLinks(ctx.db, id, 2 * MAX_LINKS)
  const known = await kindsOf(ctx.db, [id, ...rows.map(({ other }) => other)])
  const [cards, changeable] = await seen(ctx, known, kinds)
  if (!cards.has(id)) throw new Problem('not_found')
  const ends = rows.flatMap(({ part, other, other_part }) => [partOf(id, part), partOf(other, other_part)])
  const paths = await partsSeen(ctx, known, ends, kinds)
  const isSeen = (part: string | null) => part === null || paths.has(part)
  const items = rows.flatMap((row) => {
    const record = cards.get(row.other)
    if (!record || !isSeen(row.part) || !isSeen(row.other_part)) return []
    const path = paths.get(row.other_part ?? '') ?? record.path
    const mayUnlink = !row.gone && (changeable.has(id) || changeable.has(row.other))
    const { role, part, other_part: otherPart, gone } = row
    return [{ id: row.id, role, part, record: { ...record, path }, otherPart, gone, mayUnlink }]
  })
  return { items, mayLink: changeable.has(id) }
}

/** Saying it twice says it once. */
export async function linkObjects(ctx: Ctx, { id, part, otherId, otherPart }: LinkObjects, kinds: Kinds): Promise<ObjectLinks> {
  await write(ctx, async (tx) => {
    const known = await lockObjects(tx.db, [id, otherId])
    const ends = [
      { id, part },
      { id: otherId, part: otherPart },
    ] as const
    await demandPair(ctx, known, ends, kinds)
    return { link: await join(ctx, tx, known, ends, 'related', kinds) }
  })
  return listLinks(ctx, { id }, kinds)
}

/** That a record was made from another one, or from a part of it; the caller has asked both policies. */
export async function linkMade(ctx: Ctx, tx: Tx, made: End, source: End, kinds: Kinds): Promise<void> {
  const known = await lockObjects(tx.db, [made.id, source.id])
  await join(ctx, tx, known, [made, source], 'made_from', kinds)
}

async function join(
  ctx: Ctx,
  tx: Tx,
  known: readonly Known[],
  ends: readonly [End, End],
  role: 'related' | 'made_from',
  kinds: Kinds,
): Promise<string | null> {
  const link = await upsertLink(tx.db, { ends, role, by: ctx.actor.id, at: ctx.clock.now() })
  if (!link) return null
  for (const end of ends) if ((await countLinks(tx.db, end)) > MAX_LINKS) throw new Problem('links.too_many')
  await recordAtBothEnds(ctx, tx, known, { link, joined: true }, kinds)
  return link
}

export async function unlinkObjects(ctx: Ctx, { id, linkId }: UnlinkObjects, kinds: Kinds): Promise<ObjectLinks> {
  await write(ctx, async (tx) => {
    const held = await readLink(tx.db, linkId)
    if (!held || ![held.one_id, held.other_id].includes(id)) throw new Problem('not_found')
    const ends = [
      { id: held.one_id, part: held.one_part ?? undefined },
      { id: held.other_id, part: held.other_part ?? undefined },
    ] as const
    const known = await lockObjects(tx.db, [held.one_id, held.other_id])
    await demandPair(ctx, known, ends, kinds)
    if (!(await readLink(tx.db, linkId))) throw new Problem('not_found') // somebody was quicker
    await removeLink(tx.db, linkId, ctx.clock.now())
    await recordAtBothEnds(ctx, tx, known, { link: linkId, joined: false }, kinds)
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

/** Of these records those this caller may see, as a link shows them. */
export async function seenRecords(ctx: Ctx, ids: readonly string[], kinds: Kinds): Promise<LinkedRecord[]> {
  const [cards] = await seen(ctx, await kindsOf(ctx.db, ids), kinds)
  return [...cards.values()]
}

/** 404 where one of them, or the part of it, may not be seen; 403 where neither may be changed. */
async function demandPair(ctx: Ctx, known: readonly Known[], ends: readonly [End, End], kinds: Kinds): Promise<void> {
  const [cards, changeable] = await seen(ctx, known, kinds)
  if (!ends.every(({ id }) => cards.has(id))) throw new Problem('not_found')
  const parts = ends.map(({ id, part = null }) => partOf(id, part))
  const paths = await partsSeen(ctx, known, parts, kinds)
  if (!parts.every((one) => one === null || paths.has(one.part))) throw new Problem('not_found')
  if (changeable.size === 0) throw new Problem('forbidden')
}

/** Of these parts those that this caller may see, and where each is read. */
export const seenParts = async (ctx: Ctx, asked: readonly PartOf[], kinds: Kinds): Promise<ReadonlyMap<string, string>> =>
  partsSeen(ctx, await kindsOf(ctx.db, [...new Set(asked.map(({ id }) => id))]), asked, kinds)

const partOf = (id: string, part: string | null): PartOf | null => (part === null ? null : { id, part })

/** Where the parts are read that this caller may see: each kind asked once, under its own policy and audiences. */
async function partsSeen(
  ctx: Ctx,
  known: readonly Known[],
  asked: readonly (PartOf | null)[],
  kinds: Kinds,
): Promise<ReadonlyMap<string, string>> {
  const paths = new Map<string, string>()
  for (const { kind, linked } of kinds()) {
    const ids = new Set(known.filter((one) => one.kind === kind).map(({ id }) => id))
    const parts = asked.filter((one) => one !== null).filter(({ id }) => ids.has(id))
    if (parts.length === 0) continue
    for (const { part, path } of (await linked.parts?.(ctx.portal, ctx.actor, parts)) ?? []) paths.set(part, path)
  }
  return paths
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
async function recordAtBothEnds(
  ctx: Ctx,
  tx: Tx,
  known: readonly Known[],
  fact: { link: string; joined: boolean },
  kinds: Kinds,
): Promise<void> {
  for (const { id, kind } of known)
    await kinds()
      .find((one) => one.kind === kind)
      ?.linked.recordLink(ctx, tx, id, fact)
}
