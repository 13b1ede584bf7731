import { unitToken } from '@diwan/contract/kit/tokens'
import { surveyPublishing, surveys } from '@diwan/contract/surveys/endpoints'
import { SurveyContent } from '@diwan/contract/surveys/schemas'
import { Field } from '@diwan/core/fields/field'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { PLAN } from '../../testing/content/published.ts'
import { publishedFor } from './proof/published.ts'
import { settleSheets } from './service/settle.ts'

const K = 5
const words = (key: string, label = key) => ({ key, labelAr: label, labelEn: label, required: true })
const rating = (key: string, label = key, more: object = {}) => Field.parse({ ...words(key, label), type: 'rating', ...more })
const text = (key: string, more: object = {}) => Field.parse({ ...words(key), type: 'text', ...more })

let w: World
let author: TestPerson
let one: TestUnit
let other: TestUnit
let inOne: TestPerson[]
let inOther: TestPerson[]
beforeAll(async () => {
  w = await world()
  author = await w.person('ADMIN')
  ;[one, other] = [await w.group(), await w.group()]
  inOne = await Promise.all(Array.from({ length: 12 }, () => w.person('USER', one)))
  inOther = await Promise.all(Array.from({ length: 12 }, () => w.person('USER', other)))
})

const content = (fields: readonly Field[], more: object = {}) =>
  SurveyContent.parse({ nameAr: 'سري', nameEn: 'Secret', anonymous: true, k: K, fields, ...more })
async function published(fields: readonly Field[], more: object = {}): Promise<string> {
  const { id } = await publishedFor(w, author, unitToken(one.id), content(fields, more))
  return id
}
const publication = async (id: string) => (await w.call(author, surveyPublishing.publication, { id })).body
async function drop(who: TestPerson, id: string, answers: Record<string, number | string>, fieldsVersion = 1): Promise<void> {
  const { status } = await w.call(who, surveys.drop, { id, fieldsVersion, answers })
  expect(status).toBe(200)
}
async function results(id: string) {
  await w.call(author, surveyPublishing.close, { id, version: (await publication(id)).version })
  return (await w.call(author, surveys.results, { id })).body
}

test('the answer of the only person whom a condition leaves out cannot be read from a copy of the question', async () => {
  const head = (is: string) => ({ when: { match: 'all', tests: [{ field: 'head', is, value: '1' }] } })
  const id = await published([
    rating('pay'),
    rating('head'),
    rating('pay_again', 'Pay', head('differs')),
    text('why'),
    text('why_again', head('differs')),
  ])
  for (const [at, person] of inOne.entries()) {
    const isHead = at === 0
    const again = isHead ? {} : { pay_again: 4, why_again: `سبب ${at}` }
    await drop(person, id, { pay: isHead ? 1 : 4, head: isHead ? 1 : 2, why: `سبب ${at}`, ...again })
  }
  const { report, texts } = await results(id)
  const answered = report!.fields.map(({ field, counts }) => [field.key, counts['']])
  expect(answered).toEqual([
    ['pay', 12],
    ['head', 12],
    ['pay_again', undefined],
    ['why', 12],
    ['why_again', undefined],
  ])
  expect(texts.map(({ key, texts: all }) => [key, all.length])).toEqual([['why', 12]])
})

/** Each value by which the rows of one survey that have settled differ, beside what they are about. */
async function differing(id: string): Promise<string[]> {
  const payload = { survey_sheets: ['id', 'answers'], survey_participations: ['user_id'] }
  const found: string[] = []
  for (const [table, about] of Object.entries(payload)) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`select to_jsonb(one) as row from ${sql.table(table)} one
      where survey_id = ${id} and settled`.execute(w.db)
    expect(rows.length).toBeGreaterThanOrEqual(K)
    for (const column of Object.keys(rows[0]!.row).filter((name) => !about.includes(name)))
      if (new Set(rows.map(({ row }) => row[column])).size > 1) found.push(`${table}.${column}`)
  }
  return found
}

test('no column tells apart who answered before and after the questions were renewed, on which day or when', async () => {
  const id = await published([rating('pay', 'Pay')])
  for (const person of inOne.slice(0, 6)) await drop(person, id, { pay: 3 })
  w.clock.advance(86_400_000)
  const { version } = (await w.call(author, surveys.open, { id })).body.survey
  const changed = await w.call(author, surveys.change, { ...content([rating('pay', 'Your pay')]), id, version })
  expect(changed.status).toBe(200)
  await w.call(author, surveyPublishing.renew, { id, version: (await publication(id)).version })
  for (const person of inOne.slice(6)) await drop(person, id, { pay: 5 }, 2)
  await settleSheets(w.portal)
  expect(await differing(id)).toEqual([])
  expect((await results(id)).report!.fields[0]!.field.labelEn).toBe('Your pay')
  expect(await differing(id)).toEqual([])
})

test('a sheet that states its department settles with k others of that department', async () => {
  const asked = content([rating('pay')], { breakdown: true })
  const { id } = (await w.call(author, surveys.create, asked)).body
  const tokens = [unitToken(one.id), unitToken(other.id)]
  await w.call(author, surveyPublishing.publish, {
    ...PLAN,
    id,
    version: 0,
    schedule: false,
    scheduleDate: '',
    scheduleTime: '',
    tokens,
  })
  for (const person of [...inOne, ...inOther.slice(0, 3)]) await drop(person, id, { pay: 3 })
  await settleSheets(w.portal)
  const { rows } = await sql<{ n: number; people: number }>`select count(*)::int as n,
      (select count(*)::int from survey_participations took where took.survey_id = ${id} and took.settled
        and took.user_id = any(${inOne.map((person) => person.id)}::uuid[])) as people
    from survey_sheets where survey_id = ${id} and settled group by bucket`.execute(w.db)
  expect(rows).toEqual([{ n: 12 - K, people: 12 - K }])
})

test('the audience of an anonymous survey that collects answers grows, and never shrinks', async () => {
  const id = await published([rating('pay')])
  const arrange = async (tokens: readonly ReturnType<typeof unitToken>[]) => {
    const plan = { ...PLAN, id, version: (await publication(id)).version }
    return w.call(author, surveyPublishing.arrange, { ...plan, tokens: [...tokens] })
  }
  const refused = await arrange([unitToken(other.id)])
  expect([refused.status, refused.body]).toMatchObject([400, { fields: [{ path: 'tokens', code: 'narrowed' }] }])
  expect((await arrange([unitToken(one.id), unitToken(other.id)])).status).toBe(200)
  expect((await arrange([unitToken(one.id)])).status).toBe(400)
  await w.call(author, surveyPublishing.pause, { id, version: (await publication(id)).version })
  expect((await arrange([unitToken(one.id)])).status).toBe(400)
})

test('the audience of an anonymous survey that is only planned may shrink: nobody has seen it', async () => {
  const { id } = (await w.call(author, surveys.create, content([rating('pay')]))).body
  const later = { schedule: true, scheduleDate: '2099-01-01', scheduleTime: '09:00' }
  const both = { ...PLAN, ...later, id, version: 0, tokens: [unitToken(one.id), unitToken(other.id)] }
  const { status, body } = await w.call(author, surveyPublishing.publish, both)
  expect([status, body]).toMatchObject([200, { status: 'PENDING', publishedDate: null }])
  const fewer = { ...PLAN, id, version: (await publication(id)).version, tokens: [unitToken(one.id)] }
  const arranged = await w.call(author, surveyPublishing.arrange, fewer)
  expect([arranged.status, arranged.body]).toMatchObject([200, { audience: [{ token: unitToken(one.id) }] }])
})
