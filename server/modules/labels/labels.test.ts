import { labels } from '@diwan/contract/labels/endpoints'
import { MAX_LABELS } from '@diwan/contract/labels/limits'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '../../kit/access/actor.ts'
import type { Module } from '../../kit/module.ts'
import { purge } from '../../kit/record/life.ts'
import { insertObject } from '../../kit/record/objects.ts'
import { write } from '../../kit/record/write.ts'
import { Problem } from '../../kit/http/problem.ts'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { hasLabel, keepLabels, labelsIn } from './public.ts'

/** Shelves of the test have labels of their own: one person changes them, another one sees them. */
const standings = new Map<string, 'change' | 'read'>()
const shelves: Module = {
  name: 'shelves',
  objects: ['shelf', 'book'],
  labelScopes: [
    {
      kind: 'shelf',
      module: 'tickets',
      accessTo: (_portal, actor: Actor) => Promise.resolve(standings.get(actor.id)),
      topics: () => Promise.resolve([]),
    },
  ],
}

let w: World
let keeper: TestPerson
let reader: TestPerson
let stranger: TestPerson
let shelf: string

beforeAll(async () => {
  w = await world({ newcomers: [shelves] })
  ;[keeper, reader, stranger] = await Promise.all([w.person('USER'), w.person('USER'), w.person('USER')])
  standings.set(keeper.id, 'change').set(reader.id, 'read')
  shelf = await insertObject(w.db, { kind: 'shelf', by: keeper.id, at: w.clock.now() })
})

const make = (who: TestPerson, name: string, scopeId?: string) =>
  w.call(who, labels.create, { name, colour: 'teal', ...(scopeId && { scopeId }) })
const namesFor = async (who: TestPerson, scopeId?: string) =>
  (await w.call(who, labels.list, { ...(scopeId && { scopeId }) })).body.items.map(({ name }) => name)

test('a person has labels of their own, which nobody else sees, by name', async () => {
  expect((await make(stranger, 'مالية')).status).toBe(200)
  expect((await make(stranger, 'إدارة')).status).toBe(200)
  expect([await namesFor(stranger), await namesFor(keeper)]).toEqual([['إدارة', 'مالية'], []])
  const { id } = (await w.call(stranger, labels.list, {})).body.items[0]!
  const answers = [
    await w.call(keeper, labels.change, { id, version: 1, name: 'x', colour: 'red' }),
    await w.call(keeper, labels.remove, { id }),
    await w.call(keeper, labels.list, { scopeId: stranger.id }),
    await make(keeper, 'x', stranger.id),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})

test('the labels of a record are changed by whom its module lets, seen by its readers, and absent for a stranger', async () => {
  const { body } = await make(keeper, 'عاجل', shelf)
  const shown = (await w.call(reader, labels.list, { scopeId: shelf })).body
  expect([shown.items.map(({ name }) => name), shown.can.change]).toEqual([['عاجل'], false])
  expect((await make(reader, 'x', shelf)).status).toBe(403)
  expect((await w.call(reader, labels.remove, { id: body.id })).status).toBe(403)
  expect((await w.call(stranger, labels.list, { scopeId: shelf })).status).toBe(404)
  expect((await make(stranger, 'x', shelf)).status).toBe(404)
})

test('no two labels of a scope have one name, however it is written, also when two come at once', async () => {
  expect((await make(keeper, 'مراجعة', shelf)).status).toBe(200)
  expect((await make(keeper, 'مُراجعه', shelf)).body.code).toBe('labels.taken')
  const other = (await make(keeper, 'أخرى', shelf)).body
  const renamed = { id: other.id, version: 1, name: 'مراجعة', colour: 'red' } as const
  expect((await w.call(keeper, labels.change, renamed)).body.code).toBe('labels.taken')
  expect((await make(keeper, 'مراجعة')).status).toBe(200)
  const racing = await Promise.all(Array.from({ length: 8 }, () => make(keeper, 'سباق', shelf)))
  expect(racing.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a label is renamed from the version that was seen', async () => {
  const { id } = (await make(keeper, 'قبل', shelf)).body
  const change = (version: number, name: string) => w.call(keeper, labels.change, { id, version, name, colour: 'red' })
  expect((await change(1, 'بعد')).body).toMatchObject({ name: 'بعد', colour: 'red' })
  expect((await change(1, 'ثالث')).body.code).toBe('changed_meanwhile')
})

test('a scope has as many labels as fit, also when many come at once', async () => {
  const full = await insertObject(w.db, { kind: 'shelf', by: keeper.id, at: w.clock.now() })
  await sql`insert into labels (id, scope_id, name, folded, colour, created_at)
    select gen_random_uuid(), ${full}, 'n' || n, 'n' || n, 'grey', now() from generate_series(1, ${MAX_LABELS - 1}) n`.execute(
    w.db,
  )
  const racing = await Promise.all(Array.from({ length: 6 }, (_, n) => make(keeper, `آخر ${n}`, full)))
  expect(racing.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a record carries labels of its scope alone, is found by them, and loses those that are removed', async () => {
  const [first, second] = [(await make(keeper, 'أول', shelf)).body, (await make(keeper, 'ثان', shelf)).body]
  const foreign = (await make(keeper, 'خاص')).body
  const book = await insertObject(w.db, { kind: 'book', by: keeper.id, at: w.clock.now() })
  const carried = async () => {
    const { rows } = await sql<{ labels: { name: string }[] }>`
      select ${labelsIn('record')} as labels from objects record where id = ${book}`.execute(w.db)
    return rows[0]!.labels.map(({ name }) => name)
  }
  const found = async (id: string) =>
    (await sql<{ id: string }>`select id from objects record where kind = 'book' and ${hasLabel([id])}`.execute(w.db)).rows.length
  await keepLabels(w.db, book, shelf, [second.id, first.id])
  expect([await carried(), await found(first.id)]).toEqual([['أول', 'ثان'], 1])
  await expect(keepLabels(w.db, book, shelf, [foreign.id])).rejects.toThrow(Problem)
  await keepLabels(w.db, book, shelf, [second.id])
  expect([await carried(), await found(first.id)]).toEqual([['ثان'], 0])
  await w.call(keeper, labels.remove, { id: second.id })
  expect(await carried()).toEqual([])
})

test('what is purged takes its labels along', async () => {
  const gone = await insertObject(w.db, { kind: 'shelf', by: keeper.id, at: w.clock.now() })
  const label = (await make(keeper, 'زائل', gone)).body
  const book = await insertObject(w.db, { kind: 'book', by: keeper.id, at: w.clock.now() })
  await keepLabels(w.db, book, gone, [label.id])
  const ctx = { portal: w.portal, clock: w.clock, db: w.db, actor: await w.actor(keeper) }
  await write(ctx, (tx) => purge(ctx, tx, [gone]))
  const left = await w.db.selectFrom('labels').select('id').where('scope_id', '=', gone).execute()
  expect(left).toEqual([])
})
