import { documentFromText } from '@diwan/core/document'
import type { Answers } from '@diwan/core/fields/field'
import { audit } from '@diwan/contract/audit/endpoints'
import { files } from '@diwan/contract/files/endpoints'
import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { tickets } from '@diwan/contract/tickets/endpoints'
import { templates } from '@diwan/contract/tickets/endpoints/templates'
import { units } from '@diwan/contract/units/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { rawCall, requestOf } from '../../testing/raw-call.ts'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { picture } from '../../testing/pictures.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'

let w: World
let admin: TestPerson
let noura: TestPerson
let group: TestUnit

beforeAll(async () => {
  w = await world()
  admin = await w.person('ADMIN')
  noura = await w.person('USER')
  group = await w.group()
})

type Content = SentInputOf<typeof templates.create>
type AskedField = NonNullable<Content['fields']>[number]

const named = (labelAr: string, labelEn: string) => ({ labelAr, labelEn })
const yesNo = [
  { key: 'yes', ...named('نعم', 'Yes') },
  { key: 'no', ...named('لا', 'No') },
]
const reason: AskedField = { key: 'reason', type: 'text', ...named('السبب', 'Reason'), required: true }
const content = (fields: AskedField[] = [reason], more: Partial<Content> = {}): Content => ({
  nameAr: 'حاسوب جديد',
  nameEn: 'New laptop',
  categoryAr: 'تقنية المعلومات',
  categoryEn: 'IT',
  groupId: group.id,
  fields,
  ...more,
})

async function published(fields?: AskedField[], more?: Partial<Content>) {
  const { body: draft } = await w.call(admin, templates.create, content(fields, more))
  const { status, body } = await w.call(admin, templates.publish, { id: draft.id, version: draft.version })
  expect([status, body.active, body.changed]).toEqual([200, true, false])
  return body
}

async function ask(template: { id: string }, answers: Answers, more: object = {}, by = noura) {
  const { body: form } = await w.call(by, templates.form, { id: template.id })
  const input = { subject: 'طلب', templateId: template.id, fieldsVersion: form.fieldsVersion, answers, ...more }
  return w.call(by, tickets.create, input)
}
const wrongOf = ({ body }: { body: { fields?: { path: string; code: string }[] } }) =>
  body.fields?.map(({ path, code }) => [path, code])
const answersOf = async (id: string, reader = noura) => (await w.call(reader, tickets.open, { id })).body.request?.answers

test('a template is a draft until it is published, and then anybody who may ask finds it', async () => {
  const { body: draft } = await w.call(admin, templates.create, content())
  const offered = async () => (await w.call(noura, templates.catalogue, {})).body.items.some(({ id }) => id === draft.id)
  expect([draft.active, draft.changed, await offered()]).toEqual([false, true, false])
  expect((await w.call(noura, templates.form, { id: draft.id })).status).toBe(404)

  await w.call(admin, templates.publish, { id: draft.id, version: 1 })
  expect(await offered()).toBe(true)
  expect((await w.call(noura, templates.form, { id: draft.id })).body).toMatchObject({ nameEn: 'New laptop', fieldsVersion: 1 })
})

test('who is no administrator is refused the templates, the list and a draft alike', async () => {
  const tech = await w.person('TECH', group)
  const { body: draft } = await w.call(admin, templates.create, content())
  const answers = await Promise.all([
    w.call(tech, templates.list, {}),
    w.call(tech, templates.open, { id: draft.id }),
    w.call(tech, templates.update, { id: draft.id, version: 1, ...content() }),
    w.call(noura, templates.publish, { id: draft.id, version: 1 }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
})

test('a translation may be missing in a draft, where it is flagged, but not in what people see', async () => {
  const half = content([{ ...reason, labelEn: '' }], { nameEn: '', categoryEn: '' })
  const { body: draft } = await w.call(admin, templates.create, half)
  expect(draft.untranslated).toBe(true)
  const refused = await w.call(admin, templates.publish, { id: draft.id, version: 1 })
  expect(wrongOf(refused)).toEqual([
    ['nameEn', 'translation_missing'],
    ['categoryEn', 'translation_missing'],
    ['fields.0.labelEn', 'translation_missing'],
  ])
})

test('conditions in a circle are refused when they are saved (H30)', async () => {
  const on = (key: string) => ({ when: { match: 'all' as const, tests: [{ field: key, is: 'answered' as const, value: '' }] } })
  const turned = content([
    { ...reason, key: 'a', ...on('b') },
    { ...reason, key: 'b', ...on('a') },
  ])
  expect(wrongOf(await w.call(admin, templates.create, turned))).toEqual([
    ['fields.0.when', 'circle'],
    ['fields.1.when', 'circle'],
  ])
})

test('two administrators who change one template: the second is told', async () => {
  const { body: draft } = await w.call(admin, templates.create, content())
  const change = (nameEn: string) =>
    w.call(admin, templates.update, { id: draft.id, version: 1, ...content(undefined, { nameEn }) })
  expect((await change('First')).body).toMatchObject({ version: 2, changed: true })
  expect((await change('Second')).body.code).toBe('changed_meanwhile')
})

test('a template says where its ticket goes, and the answers stand with its labels before requester and staff', async () => {
  const tech = await w.person('TECH', group)
  const template = await published([
    reason,
    { key: 'office', type: 'choice', options: yesNo, ...named('في المكتب؟', 'In the office?') },
  ])
  const { status, body: ticket } = await ask(template, { reason: ' تلف القديم ', office: 'yes' })
  expect([status, ticket.group.id, ticket.department.id, ticket.reply]).toEqual([200, group.id, group.parentId, ''])
  const said = [
    { key: 'reason', type: 'text', ...named('السبب', 'Reason'), value: 'تلف القديم', names: [] },
    {
      key: 'office',
      type: 'choice',
      ...named('في المكتب؟', 'In the office?'),
      value: 'yes',
      names: [{ nameAr: 'نعم', nameEn: 'Yes' }],
    },
  ]
  expect([await answersOf(ticket.id), await answersOf(ticket.id, tech)]).toEqual([said, said])
  const { body: opened } = await w.call(tech, tickets.open, { id: ticket.id })
  expect(opened.request).toMatchObject({ templateId: template.id, nameAr: 'حاسوب جديد' })
})

test('answers keep the labels of the version they were given on, whatever is published later', async () => {
  const template = await published()
  const { body: ticket } = await ask(template, { reason: 'قديم' })
  const next = content([
    { ...reason, ...named('لماذا؟', 'Why?') },
    { ...reason, key: 'more', ...named('المزيد', 'More') },
  ])
  const { body: edited } = await w.call(admin, templates.update, { id: template.id, version: template.version, ...next })
  const stale = { subject: 'طلب', templateId: template.id, fieldsVersion: 1, answers: { reason: 'x' } }
  expect((await w.call(noura, tickets.create, stale)).status).toBe(200) // what is only edited changes nothing for people
  await w.call(admin, templates.publish, { id: template.id, version: edited.version })

  expect((await w.call(noura, tickets.create, stale)).body.code).toBe('changed_meanwhile')
  expect((await answersOf(ticket.id))?.map(({ labelEn, value }) => [labelEn, value])).toEqual([['Reason', 'قديم']])
  const { body: newer } = await ask(template, { reason: 'جديد', more: 'x' })
  expect((await answersOf(newer.id))?.map(({ labelEn }) => labelEn)).toEqual(['Why?', 'More'])
})

test('a version that was given answers cannot be altered, not even in the database', async () => {
  const template = await published()
  const { set_id } = await w.db
    .selectFrom('ticket_templates')
    .select('set_id')
    .where('id', '=', template.id)
    .executeTakeFirstOrThrow()
  const alter = w.db.updateTable('field_set_versions').set({ fields: '[]' }).where('set_id', '=', set_id).execute()
  await expect(alter).rejects.toThrow(/never changes/)
})

test('what a hidden field was told is dropped, and a hidden field that is required is not asked for', async () => {
  const template = await published([
    { key: 'office', type: 'choice', options: yesNo, required: true, ...named('أ', 'A') },
    { ...reason, key: 'home', when: { match: 'all', tests: [{ field: 'office', is: 'equals', value: 'no' }] } },
  ])
  const { body: ticket } = await ask(template, { office: 'yes', home: 'شارع الملك فهد' })
  expect((await answersOf(ticket.id))?.map(({ key }) => key)).toEqual(['office'])
  expect(wrongOf(await ask(template, { office: 'no' }))).toEqual([['answers.home', 'empty']])
})

test('a readonly field says what the template says, and nobody else', async () => {
  const template = await published([
    { key: 'centre', type: 'text', readonly: true, value: '{name} / 4711', ...named('مركز', 'Centre') },
  ])
  const { body: ticket } = await ask(template, {})
  expect((await answersOf(ticket.id))?.map(({ value }) => value)).toEqual([`${noura.fullName} / 4711`])
  expect(wrongOf(await ask(template, { centre: '9999' }))).toEqual([['answers.centre', 'readonly']])
})

test('the subject begins with what the template says of me, and reaches nothing else', async () => {
  const department = await w.department()
  const sara = await w.person('USER', department)
  const subject = '{name} ({department}) {{constructor}}'
  const template = await published(undefined, { subjectAr: subject, subjectEn: subject })
  const { body: form } = await w.call(sara, templates.form, { id: template.id })
  expect(form.subject).toMatch(/ \(.+\) \{\{constructor\}\}$/)
  expect(form.subject.startsWith(sara.fullName)).toBe(true)
})

const judged: readonly (readonly [
  type: AskedField['type'],
  rest: object,
  good: [given: string, kept: unknown],
  bad: string,
  code: string,
])[] = [
  ['text', { rule: { min: 3 } }, ['خادم', 'خادم'], 'ab', 'min_length'],
  ['long_text', {}, ['سطر\nسطر', 'سطر\nسطر'], 'x'.repeat(5_001), 'max_length'],
  ['number', { rule: { max: 5 } }, ['٤٫٥', 4.5], '٦', 'too_big'],
  ['email', {}, ['sara@diwan.example', 'sara@diwan.example'], 'سارة', 'email'],
  ['url', {}, ['https://diwan.example', 'https://diwan.example'], 'ftp://diwan.example', 'url'],
  ['phone', {}, ['+٩٦٢ ٧٩ ١٢٣ ٤٥٦٧', '+962 79 123 4567'], 'هاتف', 'phone'],
  ['date', { rule: { from: 'today' } }, ['١٥-١١-٢٠٢٦', '2026-11-15'], '2026-11-14', 'date_past'],
  ['choice', { options: yesNo }, ['no', 'no'], 'maybe', 'invalid_value'],
  ['choices', { options: yesNo, rule: { max: 1 } }, ['yes', ['yes']], '', 'required'],
]
test.each(judged)('%s: the server keeps what is right and names what is wrong', async (type, rest, [given, kept], bad, code) => {
  const template = await published([{ key: 'it', type, required: true, ...named('حقل', 'Field'), ...rest } as AskedField])
  const { body: ticket } = await ask(template, { it: given })
  expect((await answersOf(ticket.id))?.map(({ value }) => value)).toEqual([kept])
  expect(wrongOf(await ask(template, { it: bad }))).toEqual([['answers.it', code]])
})

test('somebody names only people and units that may be seen', async () => {
  const template = await published([
    { key: 'who', type: 'person', ...named('من', 'Who') },
    { key: 'where', type: 'unit', ...named('أين', 'Where') },
  ])
  const manager = await w.person('USER')
  const { body: ticket } = await ask(template, { who: manager.id, where: group.id })
  expect((await answersOf(ticket.id))?.map(({ names }) => names.length)).toEqual([1, 1])
  const nobody = '01890000-0000-7000-8000-000000000000'
  expect(wrongOf(await ask(template, { who: nobody, where: manager.id }))).toEqual([
    ['answers.who', 'not_found'],
    ['answers.where', 'not_found'],
  ])
})

test('a request on behalf of somebody begins with what is theirs, where one may open for others (T14)', async () => {
  const template = await published([
    { key: 'who', type: 'text', value: '{name}', readonly: true, ...named('الاسم', 'Name') },
    { ...reason, required: false },
  ])
  const [agent, stranger] = [await w.person('TECH', group), await w.person('TECH', await w.group())]
  const theirs = { id: template.id, requesterId: noura.id }
  const { body: form } = await w.call(agent, templates.form, theirs)
  expect(form.fields[0]).toMatchObject({ value: noura.fullName })
  const { body: ticket } = await ask(template, {}, { requesterId: noura.id }, agent)
  expect(ticket.requester.id).toBe(noura.id)
  expect((await answersOf(ticket.id))?.map(({ value }) => value)).toEqual([noura.fullName])

  expect((await w.call(stranger, templates.form, theirs)).body.code).toBe('tickets.not_on_behalf')
  const nobody = { id: template.id, requesterId: '01890000-0000-7000-8000-000000000000' }
  expect(wrongOf(await w.call(agent, templates.form, nobody))).toEqual([['requesterId', 'user']])
})

test('a file given as an answer is read by whoever sees the ticket, and taken once', async () => {
  const template = await published([{ key: 'receipt', type: 'file', required: true, ...named('إيصال', 'Receipt') }])
  const bytes = Uint8Array.from(await picture(40, 30))
  const { body: file } = await w.call(noura, files.upload, { name: 'إيصال.png', purpose: 'answer5' }, { bytes })
  const { body: ticket } = await ask(template, { receipt: file.id })
  expect((await answersOf(ticket.id))?.map(({ names }) => names[0]?.nameEn)).toEqual(['إيصال.png'])

  const read = async (who: TestPerson) => (await rawCall(w.base, requestOf(files.read, { id: file.id }, who.cookie))).status
  const [tech, stranger] = [await w.person('TECH', group), await w.person('TECH', await w.group())]
  expect([await read(noura), await read(tech), await read(stranger)]).toEqual([200, 200, 404])
  expect((await ask(template, { receipt: file.id })).body.code).toBe('files.not_available')
})

test('without a template the requester still says where it goes, and a template takes no other place', async () => {
  const free = { subject: 'طلب', body: documentFromText('نص', 'rtl') }
  expect(wrongOf(await w.call(noura, tickets.create, free))).toEqual([
    ['departmentId', 'required'],
    ['groupId', 'required'],
  ])
  const template = await published()
  expect(wrongOf(await ask(template, { reason: 'x' }, { groupId: group.id }))).toEqual([['groupId', 'unknown']])
})

test('a template in use is switched off, not deleted; its tickets keep it', async () => {
  const template = await published()
  const { body: ticket } = await ask(template, { reason: 'x' })
  const { version } = template
  expect((await w.call(admin, templates.delete, { id: template.id, version })).body.code).toBe('tickets.template_in_use')
  expect((await w.call(admin, templates.deactivate, { id: template.id, version })).body.active).toBe(false)
  expect((await w.call(noura, templates.form, { id: template.id })).status).toBe(404)
  expect(await answersOf(ticket.id)).toHaveLength(1)
  const { body: never } = await w.call(admin, templates.create, content())
  expect((await w.call(admin, templates.delete, { id: never.id, version: 1 })).status).toBe(200)
})

test('templates are kept in the order they are put in', async () => {
  const one = await published()
  const other = await published()
  const first = async () => (await w.call(admin, templates.list, {})).body.items[0]
  await w.call(admin, templates.reorder, { id: other.id, version: other.version })
  expect((await first())?.id).toBe(other.id)
  await w.call(admin, templates.reorder, { id: one.id, version: one.version })
  expect((await first())?.id).toBe(one.id)
})

test('the history of a template tells who changed what from what to what', async () => {
  const { body: draft } = await w.call(admin, templates.create, content())
  await w.call(admin, templates.update, { id: draft.id, version: 1, ...content(undefined, { nameEn: 'Laptop' }) })
  const { body } = await w.call(admin, templates.history, { id: draft.id })
  expect(body.items.map(({ event }) => event)).toEqual(['tickets.template_updated', 'tickets.template_created'])
  expect(body.items[0]).toMatchObject({ actor: { id: admin.id }, before: { nameEn: 'New laptop' }, after: { nameEn: 'Laptop' } })
})

test('another name or a switched-off template is taken back from the audit log, other fields are not', async () => {
  const template = await published()
  const { body: renamed } = await w.call(admin, templates.update, {
    id: template.id,
    version: template.version,
    ...content(undefined, { nameEn: 'Laptop' }),
  })
  await w.call(admin, templates.deactivate, { id: template.id, version: renamed.version })
  const { body: history } = await w.call(admin, templates.history, { id: template.id })
  const [off, name] = history.items
  for (const entry of [off!, name!]) expect((await w.call(admin, audit.revert, { id: entry.id })).status).toBe(200)
  const { body: now } = await w.call(admin, templates.open, { id: template.id })
  expect([now.active, now.content.nameEn]).toEqual([true, 'New laptop'])

  const more = content([reason, { ...reason, key: 'more' }])
  await w.call(admin, templates.update, { id: template.id, version: now.version, ...more })
  const { body: after } = await w.call(admin, templates.history, { id: template.id })
  expect((await w.call(admin, audit.revert, { id: after.items[0]!.id })).body.code).toBe('audit.not_revertable')
})

test('a group that templates lead to is not deleted under them, and they move along with its people', async () => {
  const [old, other] = [await w.group(), await w.group()]
  const template = await published(undefined, { groupId: old.id })
  const blocked = await w.call(admin, units.delete, { id: old.id, version: 1 })
  expect(blocked.body.code).toBe('units.in_use')
  await w.call(admin, units.delete, { id: old.id, version: 1, targetId: other.id })
  const { body } = await w.call(admin, templates.open, { id: template.id })
  expect([body.content.groupId, body.group?.id]).toEqual([other.id, other.id])
})
