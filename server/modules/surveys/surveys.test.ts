import { find } from '@diwan/contract/find/endpoints'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { responses, surveyPublishing, surveys } from '@diwan/contract/surveys/endpoints'
import { SurveyContent } from '@diwan/contract/surveys/schemas'
import { unitToken } from '@diwan/contract/kit/tokens'
import { Field } from '@diwan/core/fields/field'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { AT_ONCE, PLAN } from '../../testing/content/published.ts'

const mood = Field.parse({ key: 'mood', type: 'rating', labelAr: 'المزاج', labelEn: 'Mood', required: true })
const why = Field.parse({ key: 'why', type: 'text', labelAr: 'السبب', labelEn: 'Reason' })
const content = (more: object = {}) => SurveyContent.parse({ nameAr: 'نبض', nameEn: 'Pulse', fields: [mood, why], ...more })

let w: World
let group: TestUnit
let author: TestPerson
let sara: TestPerson
let omar: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  w = await world()
  group = await w.group()
  ;[author, sara, omar, stranger] = [
    await w.person('ADMIN'),
    await w.person('USER', group),
    await w.person('USER', group),
    await w.person('USER'),
  ]
})

const plan = (id: string, more: object = {}) => ({
  ...PLAN,
  ...AT_ONCE,
  id,
  version: 0,
  tokens: [unitToken(group.id)],
  ...more,
})
const create = async (more: object = {}) => (await w.call(author, surveys.create, content(more))).body
async function published(more: object = {}): Promise<string> {
  const { id } = await create(more)
  const { status, body } = await w.call(author, surveyPublishing.publish, plan(id))
  expect([status, body]).toMatchObject([200, { status: 'published' }])
  return id
}
const send = (who: TestPerson, id: string, more: object = {}) =>
  w.call(who, surveys.send, { id, fieldsVersion: 1, answers: { mood: 4 }, ...more })
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]
const listed = async (who: TestPerson, view: 'answer' | 'answered' | 'shared') =>
  (await w.call(who, surveys.list, { view })).body.items.map(({ id }) => id)
const received = async (who: TestPerson, id: string) =>
  (await w.call(who, responses.list, { surveyId: id })).body.items.map(({ by, answers }) => [
    by.id,
    answers.map(({ value }) => value),
  ])
const ask = async (who: TestPerson, id: string) => (await w.call(who, surveys.ask, { id })).body
const closed = (id: string, version = 1) => w.call(author, surveyPublishing.close, { id, version })
const found = async (who: TestPerson, q: string) =>
  (await w.call(who, find.search, { kinds: 'survey', q })).body.groups.flatMap(({ items }) => items.map(({ id }) => id))

test('a survey by name is answered, changed until it closes, and read by those who manage it', async () => {
  const id = await published()
  expect(await listed(sara, 'answer')).toContain(id)
  expect(await send(sara, id)).toMatchObject({ status: 200, body: { answered: true, response: { status: 'completed' } } })
  expect([await listed(sara, 'answer'), await listed(sara, 'answered')]).toEqual([
    expect.not.arrayContaining([id]),
    expect.arrayContaining([id]),
  ])
  expect((await send(sara, id, { answers: { mood: 2, why: 'ضجيج' } })).status).toBe(200)
  expect(await received(author, id)).toEqual([[sara.id, [2, 'ضجيج']]])
  expect((await w.call(sara, responses.list, { surveyId: id })).status).toBe(403)
  const { body } = await w.call(author, surveys.results, { id })
  expect(body).toMatchObject({ state: 'shown', invited: 2, answered: 1, report: { sheets: 1 } })
  expect(body.report?.fields[0]?.counts).toEqual({ '': 1, '2': 1 })
  expect(await closed(id)).toMatchObject({ status: 200 })
  expect(codeOf(await send(sara, id))).toEqual([409, 'wrong_state'])
  expect(await ask(sara, id)).toMatchObject({ isOpen: false, response: { answers: { mood: 2, why: 'ضجيج' } } })
})

test('what was begun is gone on with on any device, and is over when the survey closes', async () => {
  const id = await published()
  expect((await w.call(sara, surveys.keep, { id, version: 0, answers: { why: 'مسودة' } })).body).toEqual({ version: 1 })
  expect(await ask(sara, id)).toMatchObject({ answered: false, response: { status: 'DRAFT', answers: { why: 'مسودة' } } })
  expect(codeOf(await w.call(sara, surveys.keep, { id, version: 0, answers: {} }))).toEqual([409, 'changed_meanwhile'])
  expect(await received(author, id)).toEqual([])
  expect(await listed(sara, 'answer')).toContain(id)
  await closed(id)
  expect(await ask(sara, id)).toMatchObject({ isOpen: false, answered: false, response: { status: 'CLOSED' } })
  expect(codeOf(await w.call(sara, surveys.keep, { id, version: 2, answers: {} }))).toEqual([409, 'wrong_state'])
})

test('what was said by name goes into a file for who reads it, and nothing of an anonymous survey does', async () => {
  const id = await published()
  await send(sara, id, { answers: { mood: 4, why: '=1+1' } })
  const { status, text } = await w.call(author, responses.export, { id, format: 'csv' })
  expect([status, text]).toEqual([200, expect.stringContaining("'=1+1")])
  expect(text).toContain(sara.fullName)
  expect((await w.call(sara, responses.export, { id, format: 'csv' })).status).toBe(403)
  const secret = await published({ anonymous: true })
  expect((await w.call(author, responses.export, { id: secret, format: 'csv' })).status).toBe(404)
})

test('two devices that send at once leave one response', async () => {
  const id = await published()
  const answers = await Promise.all([send(sara, id), send(sara, id, { answers: { mood: 1 } }), send(sara, id)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await received(author, id)).length).toBe(1)
  expect((await w.call(author, surveys.results, { id })).body).toMatchObject({ answered: 1, report: { sheets: 1 } })
})

test('to others it does not exist', async () => {
  const id = await published({ nameAr: 'استبيان الهيل' })
  expect([await found(sara, 'هيل'), await found(stranger, 'هيل')]).toEqual([[id], []])
  for (const endpoint of [surveys.ask, surveys.results, surveys.shared] as const)
    expect([404, 403]).toContain((await w.call(stranger, endpoint, { id })).status)
  expect((await send(stranger, id)).status).toBe(404)
  expect((await w.call(sara, surveys.open, { id })).status).toBe(403)
})

test('after the first response only the wording changes, and those who opened it before are told so', async () => {
  const id = await published()
  await send(sara, id)
  const { survey } = (await w.call(author, surveys.open, { id })).body
  expect(survey).toMatchObject({ answered: true, promised: true })
  const change = (more: object) => w.call(author, surveys.change, { ...content(more), id, version: survey.version })
  expect(codeOf(await change({ fields: [mood] }))).toEqual([409, 'surveys.wording_only'])
  expect(codeOf(await change({ fields: [{ ...mood, required: false }, why] }))).toEqual([409, 'surveys.wording_only'])
  expect((await change({ fields: [{ ...mood, labelAr: 'كيف حالك؟' }, why] })).status).toBe(200)
  await w.call(author, surveyPublishing.renew, { id, version: 1 })
  expect(codeOf(await send(omar, id))).toEqual([409, 'changed_meanwhile'])
  expect((await send(omar, id, { fieldsVersion: 2 })).status).toBe(200)
  expect((await w.call(author, surveys.results, { id })).body.report?.fields[0]?.counts).toEqual({ '': 2, '4': 2 })
})

test('anonymity, breakdown and the fewest answers hold from the moment it is published', async () => {
  const id = await published()
  const { version } = (await w.call(author, surveys.open, { id })).body.survey
  for (const more of [{ anonymous: true }, { breakdown: true }, { k: 9 }])
    expect(codeOf(await w.call(author, surveys.change, { ...content(more), id, version }))).toEqual([409, 'surveys.promised'])
  await expect(w.db.updateTable('surveys').set({ anonymous: true }).where('id', '=', id).execute()).rejects.toThrow('promised')
})

test('shared results are there for those who were asked, once it is closed', async () => {
  const id = await published({ shareResults: true })
  await send(sara, id)
  expect(codeOf(await w.call(omar, surveys.shared, { id }))).toEqual([404, 'not_found'])
  await closed(id)
  expect(await listed(omar, 'shared')).toContain(id)
  expect((await w.call(omar, surveys.shared, { id })).body).toMatchObject({ state: 'shown', answered: 1, invited: 2 })
  expect((await w.call(stranger, surveys.shared, { id })).status).toBe(404)
})

test('a survey that was answered is archived, never deleted', async () => {
  const id = await published()
  await send(sara, id)
  expect(codeOf(await w.call(author, surveys.delete, { id }))).toEqual([409, 'surveys.not_deleted'])
  const unanswered = await create()
  expect((await w.call(author, surveys.delete, { id: unanswered.id })).status).toBe(200)
})

test('a survey comes in as it went out, and brings neither people nor answers', async () => {
  const said = content({ anonymous: true, breakdown: true, k: 9, shareResults: true })
  const { id } = (await w.call(author, surveys.create, { ...said, unitId: group.id })).body
  expect((await w.call(author, surveyPublishing.publish, plan(id))).status).toBe(200)
  expect((await w.call(sara, surveys.drop, { id, fieldsVersion: 1, answers: { mood: 4 } })).status).toBe(200)
  const out = (await w.call(author, surveys.content, { id })).body
  expect(out).toEqual(said)
  const { body } = await w.call(author, surveys.create, out)
  expect(body).toMatchObject({
    content: said,
    status: 'DRAFT',
    unit: null,
    promised: false,
    answered: false,
    anonymous: true,
    k: 9,
  })
  expect(codeOf(await w.call(sara, surveys.content, { id }))).toEqual([403, 'forbidden'])
})

test('a broken file is refused, and each wrong place of it is named', async () => {
  const before = (await w.call(author, surveys.count, { view: 'manage' })).body
  const refused = async (more: object) => {
    const { status, body } = await w.call(author, surveys.create, { ...content(), ...more })
    const { code, fields } = body as unknown as { code: string; fields: { path: string; code: string }[] }
    return [status, code, fields.map((field) => [field.path, field.code])]
  }
  const fields = [
    { ...mood, labelAr: 7 },
    { ...why, type: 'riddle' },
  ]
  expect(await refused({ k: 2, fields })).toEqual([
    400,
    'invalid_input',
    expect.arrayContaining([
      ['k', 'too_small'],
      ['fields.0.labelAr', 'invalid_type'],
      ['fields.1.type', 'invalid_union'],
    ]),
  ])
  expect(await refused({ fields: [mood, { ...why, key: 'mood' }] })).toMatchObject([
    400,
    'invalid_input',
    [['fields.1.key', 'twice']],
  ])
  const never = ['status', 'tokens', 'responses', 'id', 'target']
  const unknown = never.map((name) => [name, 'unknown'])
  expect(await refused(Object.fromEntries(never.map((name) => [name, 'x'])))).toEqual([400, 'invalid_input', unknown])
  expect((await w.call(author, surveys.count, { view: 'manage' })).body).toEqual(before)
})

test('those who are asked hear that it was published', async () => {
  const id = await published()
  await w.eventually(async () => {
    const { items } = (await w.call(sara, notifications.list, {})).body
    expect(items.filter(({ path }) => path === `/user/surveys/details?id=${id}`).length).toBe(1)
  }, 20_000)
})
