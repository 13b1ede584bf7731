import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql, type RawBuilder } from 'kysely'
import { expect, test } from 'vitest'
import type { Actor } from '../../kit/access/actor.ts'
import { relations } from '../../kit/access/reach.ts'
import { Problem } from '../../kit/http/problem.ts'
import { readBegin, writeBegin } from './service/cursor.ts'
import { placesIn } from './service/places.ts'
import { carriers, isOpen, meets, readsPart, statementOf } from './queries/statement.ts'
import { gathering } from './queries/gathering.ts'
import { rarestOf } from './queries/weigh.ts'
import type { Weighed } from './types.ts'

const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
const written = (part: RawBuilder<unknown>) => part.compile(compiler).sql.replaceAll(/\s+/g, ' ').trim()

const reach = relations<{ owner_id: string }>({ own: { column: 'owner_id', ids: (actor) => [actor.id] } })
const of = { kind: 'note', table: 'notes', sort: 'updated_at', reach, flag: 'notes.view', living: sql<boolean>`true` }
const actor = (...flags: string[]) =>
  ({ id: 'a', grants: new Map(flags.map((flag) => [flag, new Set(['own'])])) }) as unknown as Actor
const weighed = (hits: number, people: string[] | 'many' = []): Weighed => ({
  word: { typed: 'x', terms: [{ stem: 'x', begun: false }] },
  hits,
  people: people === 'many' ? undefined : people,
})

test('a kind without parts of its own is read whole by those who see it', () => {
  const statement = statementOf(of)
  expect(written(readsPart(statement, actor('notes.view')))).toBe(`(entry.audience in ('public'))`)
  expect(statement.closed).toEqual([])
})

test('a part of another right asks for that right on the same record, and without it is closed', () => {
  const statement = statementOf({ ...of, parts: { public: 'notes.view', staff: 'notes.inner' } })
  const reads = (...flags: string[]) => written(readsPart(statement, actor(...flags)))
  expect(reads('notes.view')).toBe(`(entry.audience in ('public') or entry.audience = 'staff' and false)`)
  expect(reads('notes.view', 'notes.inner')).toContain(`entry.audience = 'staff' and ("record"."owner_id" = any(`)
})

test('where every part has a right of its own none is open', () => {
  expect(written(isOpen(statementOf({ ...of, parts: { staff: 'notes.inner' } })))).toBe('false')
})

test('entries are asked for by their kind, so that one index range holds them', () => {
  expect(written(carriers(statementOf(of), weighed(1).word))).toMatch(/^entry\.kind = 'note' and entry\.terms @@ /)
})

test('a record meets a word in its entries, or by the name of somebody it names where its kind has people', () => {
  const plain = written(meets(statementOf(of), actor('notes.view'), [weighed(1)]))
  expect(plain).not.toContain('user_words')
  const named = { ...of, people: ['owner_id'] }
  expect(written(meets(statementOf(named), actor('notes.view'), [weighed(1, ['b'])]))).toContain('"record"."owner_id" = any(')
  expect(written(meets(statementOf(named), actor('notes.view'), [weighed(1, 'many')]))).toContain('user_words')
})

test('a walk leaves out by the id alone only where nobody is called so', () => {
  const likely = (people: string[] | 'many') =>
    written(gathering(statementOf(of), actor('notes.view'), [weighed(1, people)], 10).likely)
  expect([likely([]), likely(['b']), likely('many')]).toEqual(['(seen."open_0")', 'true', 'true'])
})

test('the rarest word leads, and a frequent one or a name of many never does', () => {
  const [rare, more] = [weighed(3), weighed(2_000)]
  expect(rarestOf([more, rare])).toBe(rare)
  expect(rarestOf([weighed(2_001), weighed(1, 'many')])).toBeUndefined()
})

test('a cursor says in which part of the results it is', () => {
  const place = { sort: '2026-11-23 05:00:00.000001+00', id: '01890000-0000-7000-8000-000000000000' }
  for (const part of ['met', 'titled', 'begun', 'layout', 'spelling'] as const)
    expect(readBegin(writeBegin(part, place))).toEqual({ part, after: place })
  expect(readBegin(writeBegin('met', place, 2))).toEqual({ part: 'met', after: place, rank: 2 })
  expect(readBegin(writeBegin('met', undefined, 1))).toEqual({ part: 'met', after: undefined, rank: 1 })
  expect(readBegin(undefined)).toBeUndefined()
  expect(readBegin('=')).toEqual({ part: 'titled', after: undefined })
  for (const wrong of ['', '+', '~x', '=x']) expect(() => readBegin(wrong), wrong).toThrow(Problem)
})

test('one place more than fits is the sign of a next page, which begins at the last that is shown', () => {
  const places = ['1', '2', '3'].map((id) => ({ id, sort: id }))
  expect(placesIn(places, 2)).toEqual({ places: places.slice(0, 2), next: places[1] })
  expect(placesIn(places, 3)).toEqual({ places, next: null })
})
