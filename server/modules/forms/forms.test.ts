import { find } from '@diwan/contract/find/endpoints'
import { entries, formPublishing, forms } from '@diwan/contract/forms/endpoints'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { FormContent } from '@diwan/contract/forms/schemas'
import { unitToken } from '@diwan/contract/kit/tokens'
import { Field } from '@diwan/core/fields/field'
import { units } from '@diwan/contract/units/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { SESSION_COOKIE } from '../../kit/http/caller.ts'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { foldPdf, pagesOfPdf } from '../../testing/pdf-text.ts'
import { world, type World } from '../../testing/world.ts'
import { gatherEntries } from './jobs.ts'
import { AT_ONCE, PLAN } from '../../testing/content/published.ts'

const reason = Field.parse({ key: 'why', type: 'text', labelAr: 'السبب', labelEn: 'Reason', required: true })
const days = Field.parse({ key: 'days', type: 'number', labelAr: 'الأيام', labelEn: 'Days' })
const content = (more: object = {}) =>
  FormContent.parse({ nameAr: 'طلب جهاز', nameEn: 'Device request', target: 'answer', fields: [reason, days], ...more })

let w: World
let group: TestUnit
let author: TestPerson
let sara: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  w = await world()
  group = await w.group()
  ;[author, sara, stranger] = [await w.person('ADMIN'), await w.person('USER', group), await w.person('USER')]
})

const plan = (id: string, more: object = {}) => ({
  ...PLAN,
  ...AT_ONCE,
  id,
  version: 0,
  tokens: [unitToken(group.id)],
  ...more,
})
const create = async (more: object = {}) => (await w.call(author, forms.create, content(more))).body
async function published(more: object = {}): Promise<string> {
  const { id } = await create(more)
  const { status, body } = await w.call(author, formPublishing.publish, plan(id))
  expect([status, body]).toMatchObject([200, { status: 'published' }])
  return id
}
const send = (who: TestPerson, id: string, more: object = {}) =>
  w.call(who, forms.send, { id, fieldsVersion: 1, answers: { why: 'تعطل القديم', days: '3' }, ...more })
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]
const idsIn = async (who: TestPerson, view: 'fill' | 'required') =>
  (await w.call(who, forms.list, { view })).body.items.map(({ id }) => id)
const toFill = (who: TestPerson) => idsIn(who, 'fill')
const found = async (who: TestPerson, q: string) =>
  (await w.call(who, find.search, { kinds: 'form', q })).body.groups.flatMap(({ items }) => items.map(({ id }) => id))

test('an entry is found by what was answered, by its sender and by who reads what was sent alone', async () => {
  const other = await w.person('USER', group)
  const id = await published()
  const entry = (await send(sara, id, { answers: { why: 'شاشة مكسورة من طراز كهرمان', days: '3' } })).body.id
  const foundEntries = async (who: TestPerson) => {
    const { groups } = (await w.call(who, find.search, { kinds: 'form_entry', q: 'كهرمان مكسورة' })).body
    return groups.flatMap(({ items }) => items.map((one) => [one.id, one.path]))
  }
  expect(await foundEntries(sara)).toEqual([[entry, `/user/forms?entry=${entry}`]])
  expect(await foundEntries(author)).toEqual([[entry, `/admin/form/details?id=${id}&entry=${entry}`]])
  expect([await foundEntries(other), await foundEntries(stranger)]).toEqual([[], []])
})

test('a published form is filled in and sent, completed at once, and read by its sender and by who manages it', async () => {
  const id = await published()
  expect(await toFill(sara)).toContain(id)
  expect((await w.call(sara, forms.fill, { id })).body).toMatchObject({ nameAr: 'طلب جهاز', fieldsVersion: 1 })
  const { status, body } = await send(sara, id)
  expect([status, body.status, body.answers.map(({ value }) => value)]).toEqual([200, 'completed', ['تعطل القديم', 3]])
  const listed = async (who: TestPerson, view: 'mine' | 'received') =>
    (await w.call(who, entries.list, { view, formId: id })).body.items.map((one) => one.id)
  expect([await listed(sara, 'mine'), await listed(author, 'received')]).toEqual([[body.id], [body.id]])
  expect([await listed(stranger, 'mine'), await listed(stranger, 'received')]).toEqual([[], []])
  expect((await w.call(stranger, entries.open, { id: body.id })).status).toBe(404)
  expect((await w.call(author, forms.list, { view: 'manage' })).body.items.find((one) => one.id === id)?.entries).toBe(1)
})

test('to others it does not exist, and what is being written is for those who edit it', async () => {
  const { id } = await create({ nameAr: 'مسودة الكركم' })
  expect([await toFill(sara), await found(sara, 'كركم')]).toEqual([expect.not.arrayContaining([id]), []])
  expect((await w.call(sara, forms.fill, { id })).status).toBe(404)
  expect((await send(sara, id)).status).toBe(404)
  const open = await published({ nameAr: 'نموذج الهيل' })
  expect([await found(sara, 'هيل'), await found(stranger, 'هيل')]).toEqual([[open], []])
  expect((await w.call(sara, forms.open, { id: open })).status).toBe(403)
  expect((await send(stranger, open)).status).toBe(404)
})

test('what is missing in either language, no target and no fields stand against publishing', async () => {
  const { id } = await create({ nameEn: '', target: null, fields: [] })
  const { status, body } = await w.call(author, formPublishing.publish, plan(id))
  expect([status, (body as unknown as { fields: { path: string }[] }).fields.map(({ path }) => path)]).toEqual([
    400,
    ['nameEn', 'target', 'fields'],
  ])
  const permission = await create({ target: 'permission_request' })
  const unmapped = (await w.call(author, formPublishing.publish, plan(permission.id))).body
  expect((unmapped as unknown as { fields: { path: string }[] }).fields.map(({ path }) => path)).toEqual([
    'request.typeId',
    'request.reason',
    'request.dateFrom',
    'request.dateTo',
  ])
})

test('each person sends it once, and again after it was taken back', async () => {
  const [id, always] = [await published({ once: true }), await published({})]
  expect(await idsIn(sara, 'required')).toEqual(expect.arrayContaining([id]))
  expect(await idsIn(sara, 'required')).not.toContain(always)
  const answers = await Promise.all([send(sara, id), send(sara, id), send(sara, id)])
  expect(answers.map(codeOf).toSorted((a, b) => Number(a[0]) - Number(b[0]))).toEqual([
    [200, undefined],
    [409, 'forms.sent_already'],
    [409, 'forms.sent_already'],
  ])
  expect([await toFill(sara), await idsIn(sara, 'required')].flat()).not.toContain(id)
  const sent = answers.find(({ status }) => status === 200)!.body
  expect(codeOf(await w.call(author, entries.withdraw, { id: sent.id, version: 1 }))).toEqual([403, 'forbidden'])
  expect((await w.call(sara, entries.withdraw, { id: sent.id, version: 1 })).body).toMatchObject({
    status: 'CANCELED',
    version: 2,
  })
  expect(codeOf(await w.call(sara, entries.withdraw, { id: sent.id, version: 2 }))).toEqual([409, 'wrong_state'])
  expect((await send(sara, id)).status).toBe(200)
})

test('two hundred people on five places: exactly five, and who made it hears that it is full', async () => {
  const id = await published({ maxEntries: 5 })
  const people: TestPerson[] = []
  for (let made = 0; made < 20; made += 1) people.push(await w.person('USER', group))
  const answers = await Promise.all(Array.from({ length: 200 }, (_none, n) => send(people[n % people.length]!, id)))
  expect(answers.filter(({ status }) => status === 200).length).toBe(5)
  expect(new Set(answers.filter(({ status }) => status !== 200).map((one) => String(codeOf(one))))).toEqual(
    new Set(['409,forms.full']),
  )
  await w.eventually(async () => {
    const { items } = (await w.call(author, notifications.list, {})).body
    expect(items.filter(({ path }) => path === `/admin/form/details?id=${id}&part=entries`).length).toBe(1)
  }, 20_000)
})

test('who opened an older version is told so, and what was sent keeps its own', async () => {
  const id = await published()
  const first = (await send(sara, id)).body
  const { form } = (await w.call(author, forms.open, { id })).body
  const renamed = { ...reason, labelAr: 'المبرر' }
  await w.call(author, forms.change, { ...content({ fields: [renamed] }), id, version: form.version })
  expect((await w.call(sara, forms.fill, { id })).body.fieldsVersion).toBe(1)
  await w.call(author, formPublishing.renew, { id, version: 1 })
  const { status, body } = await send(sara, id)
  expect([status, (body as unknown as { current: { fieldsVersion: number } }).current.fieldsVersion]).toEqual([409, 2])
  expect((await send(sara, id, { fieldsVersion: 2, answers: { why: 'جديد' } })).status).toBe(200)
  const labels = async (one: string) =>
    (await w.call(sara, entries.open, { id: one })).body.entry.answers.map(({ labelAr }) => labelAr)
  expect(await labels(first.id)).toEqual(['السبب', 'الأيام'])
})

test('of two people who write on the same version the second is shown the first, and nothing is overwritten', async () => {
  const { id, version } = await create()
  const answers = [
    await w.call(author, forms.change, { ...content({ nameAr: 'الأول' }), id, version }),
    await w.call(author, forms.change, { ...content({ nameAr: 'الثاني' }), id, version }),
  ]
  expect(answers.map(codeOf)).toEqual([
    [200, undefined],
    [409, 'changed_meanwhile'],
  ])
  expect((answers[1]!.body as unknown as { current: { nameAr: string } }).current.nameAr).toBe('الأول')
})

test('a form with entries is not deleted, but archived; a coordinator deletes no more than own drafts', async () => {
  const id = await published()
  await send(sara, id)
  expect(codeOf(await w.call(author, forms.delete, { id }))).toEqual([409, 'forms.not_deleted'])
  const { version } = (await w.call(author, formPublishing.close, { id, version: 1 })).body
  expect((await w.call(author, formPublishing.archive, { id, version, on: true })).body.archivedDate).toEqual(expect.any(Number))
  const coordinator = await w.person('COORDINATOR', group)
  const own = (await w.call(coordinator, forms.create, { ...content(), unitId: group.id })).body
  expect(codeOf(await w.call(coordinator, forms.create, { ...content(), unitId: null }))).toEqual([400, 'forms.unit_missing'])
  expect((await w.call(coordinator, forms.delete, { id: own.id })).status).toBe(200)
  const draft = await create()
  expect((await w.call(author, forms.delete, { id: draft.id })).status).toBe(200)
  expect((await w.call(author, forms.open, { id: draft.id })).status).toBe(404)
})

test('a template is begun from, and a form comes in as it went out', async () => {
  const { id } = await create({ nameAr: 'قالب السفر' })
  const template = (await w.call(author, forms.copy, { id, template: true })).body
  expect([template.template, (await w.call(author, forms.list, { view: 'templates' })).body.items.map((one) => one.id)]).toEqual([
    true,
    expect.arrayContaining([template.id]),
  ])
  expect(codeOf(await w.call(author, formPublishing.publish, plan(template.id)))).toEqual([409, 'wrong_state'])
  const begun = (await w.call(author, forms.copy, { id: template.id, template: false })).body
  expect(begun).toMatchObject({ template: false, content: { nameAr: 'قالب السفر' } })
  const out = (await w.call(author, forms.content, { id })).body
  expect((await w.call(author, forms.create, out)).body.content).toEqual(out)
})

test('an export has a column for each field, and nothing of it is a formula', async () => {
  const id = await published({ fields: [{ ...reason, labelEn: '=HYPERLINK("x")' }, days] })
  await send(sara, id, { answers: { why: '=1+1', days: 2 } })
  const { status, text } = await w.call(author, forms.exportEntries, { id, format: 'csv' })
  expect([status, text]).toEqual([200, expect.stringContaining("'=1+1")])
  expect(text).toContain("'=HYPERLINK")
  expect((await w.call(stranger, forms.exportEntries, { id, format: 'csv' })).status).toBe(404)
  expect(codeOf(await w.call(sara, forms.exportEntries, { id, format: 'csv' }))).toEqual([403, 'forbidden'])
})

test('an entry is printed for who reads it, with Arabic that is found', async () => {
  const id = await published({ nameEn: 'Device \u202Erequest' })
  const { body } = await send(sara, id, { answers: { why: 'تعطل القديم بتاريخ 20-11-2026 \u202E=1+1', days: '3' } })
  const print = (who: TestPerson) =>
    fetch(`${w.base}/api/forms/entries/${body.id}/pdf`, { headers: { cookie: `${SESSION_COOKIE}=${who.cookie}` } })
  const answer = await print(sara)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const [text] = await pagesOfPdf(new Uint8Array(await answer.arrayBuffer()))
  const words = ['Device request', 'تعطل القديم', '20-11-2026', '=1+1', body.shortId, 'Reason']
  expect(words.filter((word) => !text?.includes(foldPdf(word)))).toEqual([])
  expect((await print(stranger)).status).toBe(404)
})

test('a report counts what was sent and not withdrawn, for who reads all of it', async () => {
  const id = await published({ fields: [reason, days], withdrawable: true })
  await send(sara, id, { answers: { why: 'زيارة', days: 2 } })
  const { body: other } = await send(sara, id, { answers: { why: 'سفر' } })
  const countOf = async () => {
    const { sheets, fields } = (await w.call(author, forms.report, { id })).body
    return [sheets, ...fields.map(({ field, counts }) => [field.key, counts['']])]
  }
  expect(await countOf()).toEqual([2, ['why', 2], ['days', 1]])
  await w.call(sara, entries.withdraw, { id: other.id, version: other.version })
  expect(await countOf()).toEqual([1, ['why', 1], ['days', 1]])
  expect((await w.call(sara, forms.report, { id })).status).toBe(403)
  expect((await w.call(stranger, forms.report, { id })).status).toBe(404)
})

test('once a day who made a form hears how much came in', async () => {
  const id = await published()
  await send(sara, id)
  await gatherEntries(w.portal)
  await w.eventually(async () => {
    const { items } = (await w.call(author, notifications.list, {})).body
    expect(items.filter(({ path }) => path === `/admin/form/details?id=${id}&part=entries`).length).toBe(1)
  }, 20_000)
})

test('a unit with forms is deleted only into another one, which has its forms and what was sent to them from then on', async () => {
  const [from, to] = [await w.group(), await w.group()]
  const { id } = (await w.call(author, forms.create, { ...content(), unitId: from.id })).body
  await w.call(author, formPublishing.publish, plan(id))
  const sent = (await send(sara, id)).body
  const owner = await w.person('SUPER_ADMIN')
  const remove = (more: object = {}) => w.call(owner, units.delete, { id: from.id, version: 1, ...more })
  const { status, body } = await remove()
  expect([status, (body as unknown as { current: { records: unknown } }).current.records]).toEqual([
    409,
    [{ kind: 'form', module: 'forms', count: 2, more: false }],
  ])
  expect((await remove({ targetId: to.id })).status).toBe(200)
  expect((await w.call(author, forms.open, { id })).body.form.unit?.id).toBe(to.id)
  const row = await w.db.selectFrom('form_entries').select('unit_id').where('id', '=', sent.id).executeTakeFirstOrThrow()
  expect(row.unit_id).toBe(to.id)
})
