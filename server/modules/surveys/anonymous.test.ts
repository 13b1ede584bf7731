import { surveyPublishing, surveys } from '@diwan/contract/surveys/endpoints'
import { SurveyContent } from '@diwan/contract/surveys/schemas'
import { unitToken } from '@diwan/contract/kit/tokens'
import { Field } from '@diwan/core/fields/field'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { sumsOfTables } from './proof/tables.ts'
import { PLAN } from '../../testing/content/published.ts'
import { settleSheets } from './service/settle.ts'

const mood = Field.parse({ key: 'mood', type: 'rating', labelAr: 'المزاج', labelEn: 'Mood', required: true })
const why = Field.parse({ key: 'why', type: 'text', labelAr: 'السبب', labelEn: 'Reason' })
const content = (more: object = {}) =>
  SurveyContent.parse({ nameAr: 'سري', nameEn: 'Secret', anonymous: true, fields: [mood, why], ...more })

const lines: string[] = []
let w: World
let author: TestPerson
/** Twelve in one department, three in another. */
let large: TestUnit
let small: TestUnit
let many: TestPerson[]
let few: TestPerson[]
beforeAll(async () => {
  w = await world({ log: { write: (line) => void lines.push(line) } })
  author = await w.person('ADMIN')
  ;[large, small] = [await w.group(), await w.group()]
  many = await Promise.all(Array.from({ length: 12 }, () => w.person('USER', large)))
  few = await Promise.all(Array.from({ length: 3 }, () => w.person('USER', small)))
})

async function published(more: object = {}, tokens = [unitToken(large.id), unitToken(small.id)]): Promise<string> {
  const { id } = (await w.call(author, surveys.create, content(more))).body
  const schedule = { schedule: false, scheduleDate: '', scheduleTime: '' }
  const { status, body } = await w.call(author, surveyPublishing.publish, {
    ...PLAN,
    ...schedule,
    id,
    version: 0,
    tokens,
    push: false,
  })
  expect([status, body]).toMatchObject([200, { status: 'published' }])
  return id
}
const drop = (who: TestPerson, id: string, answers: object = { mood: 4 }) =>
  w.call(who, surveys.drop, { id, fieldsVersion: 1, answers: answers as Record<string, number> })
const close = async (id: string) =>
  w.call(author, surveyPublishing.close, {
    id,
    version: (await w.call(author, surveyPublishing.publication, { id })).body.version,
  })
const results = async (id: string) => (await w.call(author, surveys.results, { id })).body
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]

test('each person answers once, also at the same moment', async () => {
  const id = await published()
  const answers = await Promise.all([drop(many[0]!, id), drop(many[0]!, id), drop(many[0]!, id)])
  expect(answers.map(codeOf).toSorted(([one], [other]) => Number(one) - Number(other))).toEqual([
    [200, undefined],
    [409, 'surveys.answered_already'],
    [409, 'surveys.answered_already'],
  ])
  expect((await w.call(many[0]!, surveys.ask, { id })).body).toMatchObject({ answered: true, response: null })
  const refused = await w.call(many[1]!, surveys.drop, { id, fieldsVersion: 1, answers: {} })
  expect([refused.status, (await w.call(many[1]!, surveys.ask, { id })).body.answered]).toEqual([400, false])
  expect(codeOf(await w.call(many[1]!, surveys.send, { id, fieldsVersion: 1, answers: { mood: 1 } }))).toEqual([
    409,
    'wrong_state',
  ])
})

test('an answer leaves nothing anywhere but its two rows, and no line of the log', async () => {
  const id = await published()
  await w.call(many[0]!, surveys.ask, { id })
  await w.eventually(async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pgboss.job where state < 'completed'
      and name not in (select name from pgboss.schedule)`.execute(w.db)
    expect(rows[0]!.n).toBe(0)
  }, 20_000)
  const before = await sumsOfTables(w.db)
  const from = lines.length
  expect((await drop(many[0]!, id)).status).toBe(200)
  const after = await sumsOfTables(w.db)
  const changed = [...after].filter(([name, sum]) => before.get(name) !== sum).map(([name]) => name)
  expect(changed.toSorted()).toEqual(['survey_participations', 'survey_sheets'])
  const said = lines.slice(from).join('\n')
  for (const secret of [many[0]!.id, id, 'sheets', '127.0.0.1']) expect(said).not.toContain(secret)
})

test('there are no results before it closes, and it never opens again', async () => {
  const id = await published()
  for (const person of many.slice(0, 6)) await drop(person, id)
  expect(await results(id)).toMatchObject({
    state: 'collecting',
    answered: 6,
    invited: 15,
    report: null,
    texts: [],
    breakdown: [],
  })
  const { body } = await close(id)
  expect(body).toMatchObject({ status: 'CLOSED', can: { reopen: false } })
  expect(codeOf(await w.call(author, surveyPublishing.reopen, { id, version: body.version }))).toEqual([409, 'wrong_state'])
  await expect(w.db.updateTable('surveys').set({ status: 'published' }).where('id', '=', id).execute()).rejects.toThrow(
    'opens again',
  )
  expect(codeOf(await drop(many[7]!, id))).toEqual([409, 'wrong_state'])
  expect(await results(id)).toMatchObject({ state: 'shown', answered: 6, report: { sheets: 6 } })
})

test('fewer answers than promised are deleted unread', async () => {
  const id = await published()
  for (const person of many.slice(0, 4)) await drop(person, id)
  await close(id)
  expect(await results(id)).toMatchObject({ state: 'too_few', answered: 4, report: null })
  const { n } = await w.db
    .selectFrom('survey_sheets')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('survey_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(Number(n)).toBe(0)
})

test('a department of few is part of the others, and nothing of few is shown', async () => {
  const id = await published({ breakdown: true })
  const asked = (await w.call(many[0]!, surveys.ask, { id })).body
  expect(asked.departments.map((one) => one.id)).toEqual([large.parentId])
  for (const [at, person] of [...many, ...few].entries())
    await drop(person, id, { mood: (at % 5) + 1, ...(at < 4 && { why: 'قليل' }) })
  await close(id)
  const { report, breakdown, texts } = await results(id)
  expect(report?.fields.map(({ field, counts }) => [field.key, counts['']])).toEqual([
    ['mood', 15],
    ['why', undefined],
  ])
  // three of the others would follow from 15 and 12: so the twelve are not shown either
  expect([breakdown, texts]).toEqual([[], []])
  const { rows } = await sql<{ n: number }>`select count(bucket)::int as n from survey_sheets where survey_id = ${id}`.execute(
    w.db,
  )
  expect(rows[0]!.n).toBe(0)
})

test('texts are shown from the fewest on, and by no department', async () => {
  const id = await published({ breakdown: true }, [unitToken(large.id)])
  for (const [at, person] of many.entries()) await drop(person, id, { mood: 3, ...(at < 6 && { why: `نص ${at}` }) })
  await close(id)
  const { texts, breakdown } = await results(id)
  expect(texts.map(({ key, texts: all }) => [key, all.length])).toEqual([['why', 6]])
  expect(breakdown).toMatchObject([{ department: { id: large.parentId }, sheets: 12, counts: { mood: { '': 12, '3': 12 } } }])
})

test('what would name who answers is not published, and a name is not filled in', async () => {
  const person = Field.parse({ key: 'who', type: 'person', labelAr: 'من', labelEn: 'Who' })
  const { id } = (await w.call(author, surveys.create, content({ fields: [mood, person] }))).body
  const plan = { ...PLAN, schedule: false, scheduleDate: '', scheduleTime: '', id, version: 0, tokens: [unitToken(large.id)] }
  const { status, body } = await w.call(author, surveyPublishing.publish, plan)
  expect([status, (body as unknown as { fields: object[] }).fields]).toMatchObject([
    400,
    [{ path: 'fields.1.type', code: 'names_people' }],
  ])
  const named = Field.parse({ key: 'me', type: 'text', labelAr: 'أنا', labelEn: 'Me', value: '{name}', readonly: true })
  const other = await published({ fields: [mood, named] })
  await drop(many[0]!, other)
  const sheet = await w.db.selectFrom('survey_sheets').select('answers').where('survey_id', '=', other).executeTakeFirstOrThrow()
  expect(JSON.stringify(sheet.answers)).not.toContain(many[0]!.fullName)
})

test('closing while people answer: who was told that it was taken is counted, nobody else', async () => {
  const id = await published()
  for (const person of many.slice(0, 5)) await drop(person, id)
  const [ended, ...answers] = await Promise.all([close(id), ...[...many.slice(5), ...few].map((person) => drop(person, id))])
  expect(ended.status).toBe(200)
  const taken = answers.filter(({ status }) => status === 200).length
  expect(new Set(answers.filter(({ status }) => status !== 200).map((one) => String(codeOf(one))))).toEqual(
    new Set(taken === answers.length ? [] : ['409,wrong_state']),
  )
  expect(await results(id)).toMatchObject({ answered: 5 + taken, report: { sheets: 5 + taken } })
})

test('a night settles the oldest from twice the fewest on, and leaves as many as the fewest', async () => {
  const id = await published()
  const waiting = async () => {
    const of = (table: 'survey_sheets' | 'survey_participations') =>
      w.db.selectFrom(table).select('settled').where('survey_id', '=', id).execute()
    const [sheets, people] = [await of('survey_sheets'), await of('survey_participations')]
    return [sheets, people].map((rows) => rows.filter(({ settled }) => !settled).length)
  }
  for (const person of many.slice(0, 9)) await drop(person, id)
  await settleSheets(w.portal)
  expect(await waiting()).toEqual([9, 9])
  await drop(many[9]!, id)
  await settleSheets(w.portal)
  expect(await waiting()).toEqual([5, 5])
  await close(id)
  expect(await waiting()).toEqual([0, 0])
})
