import { Field, type Answers } from '@diwan/core/fields/field'
import { countsOf } from '@diwan/core/fields/tally'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertObject } from '../../kit/record/objects.ts'
import { world } from '../../testing/world.ts'
import { manifest } from './module.ts'
import { exportSheets, keepAnswers, reportOf, saveFields, uncountAnswers, type WithSheet } from './public.ts'
import { foldPending } from './queries/tallies.ts'

const w = await world()
const person = await w.person('USER')
const ctx = { portal: w.portal, clock: w.clock, db: w.db, actor: await w.actor(person) }

const withKey = (key: string) => ({ key, labelAr: `ع ${key}`, labelEn: `E ${key}` })
const options = ['a', 'b', 'c'].map(withKey)
const asked = [
  { ...withKey('one'), type: 'choice', options, other: true },
  { ...withKey('many'), type: 'choices', options, other: true },
  { ...withKey('rate'), type: 'rating', rule: { low: 0, high: 10 } },
  { ...withKey('table'), type: 'matrix', rows: options, scale: options },
  { ...withKey('order'), type: 'ranking', options },
  { ...withKey('words'), type: 'text' },
].map((field) => Field.parse(field))

const publish = (setId: string | null, fields: Field[]) => saveFields(w, { setId, fields, by: person.id, at: w.clock.now() })

async function sheet(at: { setId: string; version: number }, given: Answers): Promise<string> {
  const objectId = await insertObject(w.db, { kind: 'ticket', by: person.id, at: w.clock.now() })
  await w.db
    .transaction()
    .execute((db) => keepAnswers(ctx, { db }, { ...at, objectId, forId: person.id, given, path: 'answers' }))
  return objectId
}
const forget = (ids: string[]) => w.db.transaction().execute((db) => manifest.forget!(w.portal, { db } as never, ids))

const key = fc.constantFrom('a', 'b', 'c')
const anySheet = fc.record(
  {
    one: fc.oneof(key, fc.constant('other:شيء')),
    many: fc.uniqueArray(fc.oneof(key, fc.constant('other:x')), { minLength: 1 }),
    rate: fc.integer({ min: 0, max: 10 }),
    table: fc.dictionary(key, key, { minKeys: 1 }),
    order: fc.shuffledSubarray(['a', 'b', 'c'], { minLength: 3 }),
    words: fc.constantFrom('نص', 'text'),
  },
  { requiredKeys: [] },
)
const anyStep = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('keep' as const), answers: anySheet }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('withdraw' as const, 'purge' as const), at: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('fold' as const, 'publish' as const) }) },
)

test('tallies say what a recount of the sheets says, however they came, went and were folded', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 24 }), async (steps) => {
      let at = await publish(null, asked)
      const living = new Map<string, Answers>()
      const kept: string[] = []
      for (const step of steps) {
        if (step.does === 'keep') {
          const id = await sheet(at, step.answers)
          living.set(id, step.answers)
          kept.push(id)
        } else if (step.does === 'fold') await foldPending(w.db)
        else if (step.does === 'publish')
          at = await publish(at.setId, [...asked.slice(1), Field.parse({ ...asked[0], helpAr: `${at.version}`, helpEn: 'x' })])
        else if ('at' in step) {
          const id = kept[step.at % Math.max(kept.length, 1)]
          if (id === undefined) continue
          if (step.does === 'withdraw') await uncountAnswers(w, [id])
          else await forget([id])
          living.delete(id)
        }
      }
      const recount = new Map<string, number>()
      for (const answers of living.values())
        for (const { field, value } of countsOf(asked, answers))
          recount.set(`${field} ${value}`, (recount.get(`${field} ${value}`) ?? 0) + 1)
      const { sheets, fields } = await reportOf(w.db, at.setId)
      const told = fields.flatMap(({ field, counts }) =>
        Object.entries(counts).map(([value, n]) => [`${field.key} ${value}`, n] as const),
      )
      expect(sheets).toBe(living.size)
      expect(new Map([...told, ...(sheets > 0 ? [[' ', sheets] as const] : [])])).toEqual(recount)
    }),
    { numRuns: 30 },
  )
}, 120_000)

test('sheets that come while others are folded are counted once', async () => {
  const at = await publish(null, asked)
  const fold = async () => {
    for (let times = 0; times < 20; times += 1) await foldPending(w.db)
  }
  const keep = async () => {
    for (let times = 0; times < 20; times += 1) await sheet(at, { one: 'a', rate: times % 11 })
  }
  const readings: number[] = []
  const read = async () => {
    for (let times = 0; times < 30; times += 1) readings.push((await reportOf(w.db, at.setId)).sheets)
  }
  await Promise.all([keep(), keep(), keep(), fold(), fold(), read()])
  expect(readings).toEqual(readings.toSorted((one, other) => one - other)) // never fewer than a moment ago
  const { sheets, fields } = await reportOf(w.db, at.setId)
  expect([sheets, fields.find(({ field }) => field.key === 'one')?.counts]).toEqual([60, { '': 60, a: 60 }])
})

test('versions add up by key and type; another type under the same key is another line', async () => {
  const first = await publish(null, asked)
  await sheet(first, { one: 'a', rate: 3 })
  expect((await reportOf(w.db, first.setId)).fields.map(({ field, past }) => [field.type, past])).toContainEqual([
    'rating',
    false,
  ])
  const second = await publish(first.setId, [
    Field.parse({ ...withKey('one'), type: 'choice', options: [withKey('b'), withKey('d')] }),
    Field.parse({ ...withKey('rate'), type: 'choice', options }),
  ])
  await sheet(second, { one: 'd', rate: 'c' })
  const { fields } = await reportOf(w.db, first.setId)
  expect(fields.map(({ field, past, counts }) => [field.key, field.type, past, counts])).toEqual([
    ['one', 'choice', false, { '': 2, a: 1, d: 1 }],
    ['rate', 'choice', false, { '': 1, c: 1 }],
    ['rate', 'rating', true, { '': 1, '3': 1 }],
  ])
  expect(fields[0]?.field).toMatchObject({ options: ['b', 'd', 'a', 'c'].map(withKey) })
})

/** By column: its heading, then a cell of each sheet. */
async function exported(setId: string, ids: string[], more?: () => Promise<string[]>): Promise<string[][]> {
  const read = async (some: string[]) => {
    const { rows } = await sql<WithSheet>`select version as fields_version, answers from field_answers
      where object_id = any(${some}) order by object_id`.execute(w.db)
    return rows
  }
  async function* pages() {
    yield await read(ids)
    if (more) yield await read(await more())
  }
  const english = { ...ctx, actor: { ...ctx.actor, language: 'en' as const } }
  const file = await exportSheets(english, { name: 'x', format: 'csv', setId, columns: [], pages: pages() })
  const text = Buffer.concat(await Array.fromAsync(await file.open())).toString()
  const lines = text.slice(1).trimEnd().split('\r\n')
  const rows = lines.map((line) =>
    line
      .slice(1, -1)
      .split('","')
      .map((cell) => cell.replaceAll('""', '"')),
  )
  return rows[0]!.map((_heading, place) => rows.map((row) => row[place]!))
}

test('an export has a column for each option, row and place', async () => {
  const at = await publish(null, asked)
  const id = await sheet(at, {
    one: 'other:غير ذلك',
    many: ['a', 'other:x'],
    table: { b: 'c' },
    order: ['c', 'a', 'b'],
    words: '=HYPERLINK("http://x")',
  })
  expect(await exported(at.setId, [id])).toEqual([
    ['E one', 'غير ذلك'],
    ['E many: E a', '1'],
    ['E many: E b', ''],
    ['E many: E c', ''],
    ['E many: Something else', 'x'],
    ['E rate', ''],
    ['E table: E a', ''],
    ['E table: E b', 'E c'],
    ['E table: E c', ''],
    ['E order: E a', '2'],
    ['E order: E b', '3'],
    ['E order: E c', '1'],
    ['E words', `'=HYPERLINK("http://x")`],
  ])
})

test('a version that comes while an export leaves fills the columns it shares with those before', async () => {
  const first = await publish(null, asked)
  const before = await sheet(first, { one: 'a', words: 'first' })
  let after = ''
  const inBetween = async (): Promise<string[]> => {
    const second = await publish(first.setId, [
      ...asked.slice(1),
      Field.parse({ ...withKey('one'), type: 'rating', rule: { low: 0, high: 10 } }),
    ])
    after = await sheet(second, { one: 7, words: 'second' })
    return [after]
  }
  const cells = await exported(first.setId, [before], inBetween)
  expect(cells.filter(([heading]) => heading === 'E one' || heading === 'E words')).toEqual([
    ['E one', 'E a', ''], // a rating is another column, which was not there when it began
    ['E words', 'first', 'second'],
  ])
})
