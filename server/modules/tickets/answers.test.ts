import { documentFromText } from '@diwan/core/document'
import { files } from '@diwan/contract/files/endpoints'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { templates } from '@diwan/contract/tickets/endpoints/templates'
import { expect, test } from 'vitest'
import { rawCall, requestOf } from '../../testing/raw-call.ts'
import type { TestPerson } from '../../testing/people.ts'
import { picture } from '../../testing/pictures.ts'
import { type AskedField, labels, reason, templateWorld, wrongOf } from '../../testing/request-templates.ts'

const { w, admin, noura, group, content, published, ask, answersOf } = await templateWorld()

const yesNo = [
  { key: 'yes', ...labels('نعم', 'Yes') },
  { key: 'no', ...labels('لا', 'No') },
]

test('a template says where its ticket goes, and the answers stand with its labels before requester and staff', async () => {
  const tech = await w.person('TECH', group)
  const template = await published([
    reason,
    { key: 'office', type: 'choice', options: yesNo, ...labels('في المكتب؟', 'In the office?') },
  ])
  const { status, body: ticket } = await ask(template, { reason: ' تلف القديم ', office: 'yes' })
  expect([status, ticket.group.id, ticket.department.id, ticket.reply]).toEqual([200, group.id, group.parentId, ''])
  const said = [
    { key: 'reason', type: 'text', ...labels('السبب', 'Reason'), value: 'تلف القديم', names: [] },
    {
      key: 'office',
      type: 'choice',
      ...labels('في المكتب؟', 'In the office?'),
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
    { ...reason, ...labels('لماذا؟', 'Why?') },
    { ...reason, key: 'more', ...labels('المزيد', 'More') },
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

test('what a hidden field was told is dropped, and a hidden field that is required is not asked for', async () => {
  const template = await published([
    { key: 'office', type: 'choice', options: yesNo, required: true, ...labels('أ', 'A') },
    { ...reason, key: 'home', when: { match: 'all', tests: [{ field: 'office', is: 'equals', value: 'no' }] } },
  ])
  const { body: ticket } = await ask(template, { office: 'yes', home: 'شارع الملك فهد' })
  expect((await answersOf(ticket.id))?.map(({ key }) => key)).toEqual(['office'])
  expect(wrongOf(await ask(template, { office: 'no' }))).toEqual([['answers.home', 'empty']])
})

test('a readonly field says what the template says, and nobody else', async () => {
  const template = await published([
    { key: 'centre', type: 'text', readonly: true, value: '{name} / 4711', ...labels('مركز', 'Centre') },
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
  const template = await published([{ key: 'it', type, required: true, ...labels('حقل', 'Field'), ...rest } as AskedField])
  const { body: ticket } = await ask(template, { it: given })
  expect((await answersOf(ticket.id))?.map(({ value }) => value)).toEqual([kept])
  expect(wrongOf(await ask(template, { it: bad }))).toEqual([['answers.it', code]])
})

test('somebody names only people and units that may be seen', async () => {
  const template = await published([
    { key: 'who', type: 'person', ...labels('من', 'Who') },
    { key: 'where', type: 'unit', ...labels('أين', 'Where') },
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
    { key: 'who', type: 'text', value: '{name}', readonly: true, ...labels('الاسم', 'Name') },
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

test('a file given as an answer is readable with the ticket, and used once', async () => {
  const template = await published([{ key: 'receipt', type: 'file', required: true, ...labels('إيصال', 'Receipt') }])
  const bytes = Uint8Array.from(await picture(40, 30))
  const { body: file } = await w.call(noura, files.upload, { name: 'إيصال.png', purpose: 'attachment5' }, { bytes })
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
