import type { Relation } from '@diwan/contract/access/vocabulary'
import { listOf } from '@diwan/contract/kit/list'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '../kit/access/actor.ts'
import { inTrash, living } from '../kit/access/living.ts'
import { relations, within } from '../kit/access/reach.ts'
import { lister } from '../kit/list/lister.ts'
import { byReach } from '../kit/list/readers.ts'
import type { Ctx } from '../kit/portal.ts'
import { restore, trash } from '../kit/record/life.ts'
import { insertObject } from '../kit/record/objects.ts'
import { write } from '../kit/record/write.ts'
import type { World } from './world.ts'
import { world } from './world.ts'

interface Memo {
  readonly id: string
  readonly owner_id: string
  readonly deleted_at: Date | null
  readonly sort: string
}

/** A kind of its own, as a module with a trash declares it. */
const reach = relations<Memo>({ own: { column: 'owner_id', ids: (actor) => [actor.id] } })
const can = { view: living(within(reach, 'memos.view')), restore: inTrash(reach, 'memos.view') }
const shape = listOf({ views: ['mine', 'trash'], sorts: ['updated'], filters: {} })
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- no filters
const list = lister<'mine' | 'trash', 'updated', Record<never, never>, Memo, 'memos.view', { readonly view: 'mine' | 'trash' }>(
  shape,
  {
    table: 'memos',
    readers: { 'memos.view': byReach(reach, 'memos.view') },
    sorts: { updated: 'updated_at' },
    views: { mine: () => sql`record.deleted_at is null`, trash: () => sql`record.deleted_at is not null` },
    viewOf: ({ view }) => view,
    only: (_actor, { view }) => (view === 'trash' ? ['own'] : undefined),
    filters: {},
    zone: () => 'Asia/Riyadh',
    as: 'memo',
    columns: () => sql`memo.id, memo.owner_id, memo.deleted_at, memo.updated_at::text as sort`,
  },
)

let w: World
let ctx: Ctx
let owner: Actor
let manager: Actor
beforeAll(async () => {
  w = await world()
  await sql`create table memos (id uuid primary key references objects, owner_id uuid not null, updated_at timestamptz not null,
    deleted_at timestamptz)`.execute(w.db)
  await sql`create trigger memos_deleted after update of deleted_at on objects
    for each row when (new.kind = 'memo') execute function mirror_deletion('memos')`.execute(w.db)
  const holding = async (...held: Relation[]): Promise<Actor> => {
    const actor = await w.actor(await w.person('USER'))
    return { ...actor, grants: new Map([...actor.grants, ['memos.view', new Set(held)]]) }
  }
  owner = await holding('own')
  manager = await holding('all')
  ctx = { portal: w.portal, clock: w.clock, db: w.db, actor: owner }
})

async function memo(by: Actor): Promise<string> {
  const id = await insertObject(w.db, { kind: 'memo', by: by.id, at: w.clock.now() })
  await sql`insert into memos (id, owner_id, updated_at) values (${id}, ${by.id}, ${w.clock.now()})`.execute(w.db)
  return id
}
const shown = async (actor: Actor, view: 'mine' | 'trash') =>
  (await list.rows(w.db, actor, { view }, undefined, 10)).map(({ id }) => id)
const counted = async (actor: Actor, view: 'mine' | 'trash') => (await list.counts({ db: w.db, actor }, [{ view }]))[0]?.count
const rowOf = async (id: string) => (await sql<Memo>`select * from memos where id = ${id}`.execute(w.db)).rows[0]!

test('a record in the trash is in the trash view of its owner and nowhere else, counts included', async () => {
  const [kept, thrown] = [await memo(owner), await memo(owner)]
  await write(ctx, (tx) => trash(ctx, tx, thrown).then(() => null))
  expect([await shown(owner, 'mine'), await shown(owner, 'trash')]).toEqual([[kept], [thrown]])
  expect([await shown(manager, 'mine'), await shown(manager, 'trash')]).toEqual([[kept], []])
  expect([await counted(owner, 'mine'), await counted(owner, 'trash'), await counted(manager, 'trash')]).toEqual([1, 1, 0])
  const row = await rowOf(thrown)
  expect([owner, manager].map((actor) => [can.view(actor, row), can.restore(actor, row)])).toEqual([
    [false, true],
    [false, false],
  ])
  await write(ctx, (tx) => restore(tx, thrown).then(() => null))
  expect((await shown(owner, 'mine')).toSorted()).toEqual([kept, thrown].toSorted())
  const back = await rowOf(thrown)
  expect([owner, manager].map((actor) => [can.view(actor, back), can.restore(actor, back)])).toEqual([
    [true, false],
    [true, false],
  ])
})
