import { documentFromText } from '@diwan/core/document'
import { files } from '@diwan/contract/files/endpoints'
import { synonyms } from '@diwan/contract/search/endpoints'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { templates } from '@diwan/contract/tickets/endpoints/templates'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { pdf } from '../../testing/documents.ts'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import type { World } from '../../testing/world.ts'
import { insertPeople } from '../people/public.ts'
import { world } from '../../testing/world.ts'
import { foldEntries } from '../search/public.ts'
import { searchableTickets } from './queries/entries.ts'

let w: World
let group: TestUnit
let sara: TestPerson
let tech: TestPerson

beforeAll(async () => {
  w = await world()
  group = await w.group()
  sara = await w.person('USER')
  tech = await w.person('TECH', group)
})

const search = async (who: TestPerson, q: string, more: object = {}) => {
  const { status, body } = await w.call(who, tickets.search, { q, view: 'queue', state: 'all', ...more })
  expect(status).toBe(200)
  return body
}
const found = async (who: TestPerson, q: string, more: object = {}) =>
  (await search(who, q, more)).items.map(({ ticket }) => ticket.shortId)
const written = (text: string) => documentFromText(text, 'rtl')
const litOf = (text: string, spans: readonly (readonly number[])[]) => spans.map(([start, end]) => text.slice(start, end))

test('a ticket is found by its short id, first of all and whatever keyboard wrote it, and by nobody else', async () => {
  const { shortId } = await w.ticket({ by: sara, group })
  await w.ticket({ by: sara, group, subject: `بعد ${shortId}` })
  const arabic = shortId.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
  for (const q of [shortId.toLowerCase(), ` ${arabic} `]) expect((await found(sara, q))[0]).toBe(shortId)
  const pasted = [
    `#${shortId}`,
    `${shortId}.`,
    `التذكرة ${shortId}`,
    `\u2068${shortId}\u2069`,
    `\u2067رقم التذكرة: \u2066#${shortId}\u2069\u2069`,
  ]
  for (const q of pasted) expect((await found(sara, q))[0], q).toBe(shortId)
  expect(await found(await w.person('USER'), shortId)).toEqual([])
})

test('words of subject and messages find it in any spelling, all of them and the last one begun only', async () => {
  const { shortId, id } = await w.ticket({ by: sara, group, subject: 'تعطّل طابعة الإدارة Printer 4B', text: 'الدور الثالث' })
  await w.call(tech, tickets.reply, { id, body: written('وصلت القطع من المَخزن') })
  for (const q of ['طابعه الاداره', 'الطابعة', 'printe', 'إداره طاب', '٤b', 'طابعات الدور', 'المخزن printer'])
    expect(await found(sara, q), q).toContain(shortId)
  for (const q of ['طابعة المدير', 'ماسح', '', "'", '\\', ':* | !x & (', "x'::tsquery", '؟'])
    expect(await found(sara, q), q).not.toContain(shortId)
})

test('hits are told as places in what was written, marks and articles included', async () => {
  const { id } = await w.ticket({
    by: sara,
    group,
    subject: 'تسليم المشاريع',
    text: `${'مقدمة طويلة '.repeat(30)}ثم المَشروعُ الأول`,
  })
  const { items } = await search(sara, 'مشروع')
  const hit = items.find(({ ticket }) => ticket.id === id)!
  expect(litOf('تسليم المشاريع', hit.subject)).toEqual(['المشاريع'])
  expect(litOf(hit.message!.text, hit.message!.lit)).toEqual(['المَشروعُ'])
  expect(hit.message!.text).toMatch(/^….*الأول$/)
})

test('the word lists find a record and mark its words: plurals, verbs, names, loanwords, and a loanword that no list has', async () => {
  const subject = 'أرسلوا البرزنتيشن والمخاطيط إلى Mohamed Al-Qahtani، وعلّق الزيبرلوك'
  const { id } = await w.ticket({ by: sara, group, subject })
  const asked = [
    ['إرسال', ['أرسلوا']],
    ['presentation', ['البرزنتيشن']],
    ['مخطوط', ['والمخاطيط']],
    ['محمد القحطاني', ['Mohamed', 'Al', 'Qahtani']],
    ['zeberlok', ['الزيبرلوك']],
  ] as const
  for (const [q, lit] of asked) {
    const hit = (await search(sara, q)).items.find(({ ticket }) => ticket.id === id)
    expect(hit && litOf(subject, hit.subject), q).toEqual(lit)
  }
})

test('names of requester and assignee find it, and names of files', async () => {
  const { id, shortId } = await w.ticket({ by: sara, group, subject: 'بلا اسم' })
  const file = await w.call(
    sara,
    files.upload,
    { name: 'كشف-القوطبة.pdf', purpose: 'attachment5' },
    { bytes: Uint8Array.from(pdf({ says: 'x' })) },
  )
  await w.call(sara, tickets.reply, { id, body: written('مرفق'), attachments: [file.body.id] })
  expect(await found(tech, 'القوطبة')).toEqual([shortId])
  await w.db.updateTable('users').set({ full_name: 'سارة المطيري' }).where('id', '=', sara.id).execute()
  await sql`insert into user_words (kind, word, full_name, user_id, marks) values (0, 'زمرده', 'سارة', ${sara.id}, repeat('1', 256)::bit(256))`.execute(
    w.db,
  )
  expect(await found(tech, 'زمردة بلا')).toContain(shortId)
  expect(await found(await w.person('TECH', await w.group()), 'زمردة بلا')).toEqual([])
})

test('a word of an internal note finds the ticket for staff only: not for its requester, not for a participant (H4)', async () => {
  const { id, shortId } = await w.ticket({ by: sara, group, subject: 'شكوى' })
  const guest = await w.person('USER')
  await insertPeople(w.db, { id, kind: 'ticket', degree: 'participant', sortAt: w.clock.now() }, [guest.id])
  await w.call(tech, tickets.note, { id, body: written('الموظف قيد التحقيقولوجيا') })
  expect(await found(tech, 'التحقيقولوجيا')).toEqual([shortId])
  const items = (await search(tech, 'شكوى تحقيقولوجيا')).items
  expect(items[0]?.message?.kind).toBe('note')
  for (const reader of [sara, guest]) {
    expect(await found(reader, 'التحقيقولوجيا')).toEqual([])
    expect(await found(reader, 'شكوى التحقيقولوجيا')).toEqual([])
    expect((await search(reader, 'تحقيقولوجبا')).reading).toBeNull()
    expect(await found(reader, 'شكوى')).toContain(shortId)
    expect(JSON.stringify(await search(reader, 'شكوى'))).not.toContain('تحقيقولوجيا')
  }
})

test('a technician who requested it elsewhere reads no note of it there, by no word of it', async () => {
  const elsewhere = await w.group()
  const { id, shortId } = await w.ticket({ by: tech, group: elsewhere, subject: 'طلب الفني' })
  const other = await w.person('TECH', elsewhere)
  await w.call(other, tickets.note, { id, body: written('سرّيولوجيا') })
  expect(await found(other, 'سريولوجيا')).toEqual([shortId])
  expect(await found(tech, 'سريولوجيا')).toEqual([])
})

test('pages go on where they ended, newest first, and filters leave out', async () => {
  const mine = await w.group()
  const colleague = await w.person('TECH', mine)
  const opened: string[] = []
  for (let count = 0; count < 7; count += 1) {
    w.clock.advance(1_000)
    opened.unshift((await w.ticket({ by: sara, group: mine, subject: 'طلب كرسي دوار' })).shortId)
  }
  const first = await search(colleague, 'كراسي', { limit: 4 })
  const second = await search(colleague, 'كراسي', { limit: 4, after: first.next! })
  expect([...first.items, ...second.items].map(({ ticket }) => ticket.shortId)).toEqual(opened)
  expect(second.next).toBeNull()
  expect(await found(colleague, 'كرسي', { groupId: mine.id, requesterId: sara.id, status: 'NEW' })).toEqual(opened)
  for (const more of [
    { status: 'DONE' },
    { assigneeId: sara.id },
    { groupId: group.id },
    { view: 'requested' },
    { createdTo: '2020-01-01' },
    { createdFrom: '2099-01-01' },
  ])
    expect(await found(colleague, 'كرسي', more)).toEqual([])
})

test('a ticket that went to another group, or was deleted, is found where the list shows it', async () => {
  const [here, there] = [await w.group(), await w.group()]
  const [one, other] = [await w.person('TECH', here), await w.person('TECH', there)]
  const { id, shortId } = await w.ticket({ by: sara, group: here, subject: 'نقل المرجل' })
  expect([await found(one, 'مرجل'), await found(other, 'مرجل')]).toEqual([[shortId], []])
  await w.db.updateTable('tickets').set({ group_id: there.id, department_id: there.parentId! }).where('id', '=', id).execute()
  expect([await found(one, 'مرجل'), await found(other, 'مرجل')]).toEqual([[], [shortId]])
  await w.db.updateTable('objects').set({ deleted_at: w.clock.now() }).where('id', '=', id).execute()
  for (const q of ['مرجل', shortId]) expect(await found(other, q)).toEqual([])
})

test('one wrong letter, or the other keyboard, still finds the title, and says what was looked for', async () => {
  const { shortId } = await w.ticket({ by: sara, group, subject: 'دعوة الخزندار للحفل' })
  for (const q of ['الخزنذار', 'خزندر', 'الخزنداار', 'خرندار', 'خزنادر']) {
    const { items, reading } = await search(sara, q)
    expect(
      items.map(({ ticket }) => ticket.shortId),
      q,
    ).toEqual([shortId])
    expect(reading).toEqual({ kind: 'spelling', text: 'الخزندار' })
  }
  const typed = await search(sara, 'hgo.k]hv') // الخزندار
  expect([typed.items[0]?.ticket.shortId, typed.reading]).toEqual([shortId, { kind: 'layout', text: 'الخزندار' }])
  expect(await search(sara, 'ققققق')).toEqual({ items: [], next: null, reading: null })
  expect((await search(await w.person('USER'), 'الخزنذار')).reading).toBeNull()
})

test('a mistyped word among known ones is forgiven in bodies too, word by word; what is known, short or a number is not', async () => {
  const { shortId } = await w.ticket({ by: sara, group, subject: 'بلا عنوان', text: 'تسريب من خرطوم البالوعة رقم 4527' })
  const { items, reading } = await search(sara, 'تسريب خرطوك')
  expect([items.map(({ ticket }) => ticket.shortId), reading]).toEqual([[shortId], { kind: 'spelling', text: 'تسريب خرطوم' }])
  for (const q of ['تسريب 4572', 'جرطوم', 'رفم', 'حقيقة']) expect(await found(sara, q), q).not.toContain(shortId)
})

test('a few hits as typed do not hide what is spelled nearly so, and many do', async () => {
  const subjects = ['جهاز القنزعولة', 'جهاز القنزعولا الثانية', 'صيانة القنزعولة']
  for (const subject of subjects) await w.ticket({ by: sara, group, subject })
  const asked = await search(sara, 'صيانه القنزعوله')
  expect(asked.items.map(({ ticket }) => ticket.subject)).toEqual(['صيانة القنزعولة'])
  expect(asked.reading).toBeNull()
})

test('the palette shows a whole title before newer tickets that only hold its words', async () => {
  const subject = 'تبديل زجاج الردهة'
  const { shortId } = await w.ticket({ by: sara, group, subject })
  w.clock.advance(1_000)
  const { shortId: newer } = await w.ticket({ by: sara, group, subject: 'تنظيف', text: `${subject} الشرقية` })
  const asked = 'تبديل زجاج الردهه'
  expect(await found(sara, asked)).toEqual([newer, shortId])
  expect(await found(sara, asked, { first: 'title' })).toEqual([shortId, newer])
  expect(await found(await w.person('USER'), asked, { first: 'title' })).toEqual([])
})

test('the list of synonyms is the organisation’s: what is added finds, what is deleted does not', async () => {
  const admin = await w.person('ADMIN')
  const { shortId } = await w.ticket({ by: sara, group, subject: 'تعطل الرافعة' })
  expect(await found(sara, 'حاسوب')).not.toContain(shortId)
  const added = await w.call(admin, synonyms.create, { words: ['رافعة', 'حاسوب', 'Notebook'] })
  expect(added.status).toBe(200)
  for (const q of ['حاسوب', 'الحواسيب حاسوب', 'notebook']) expect(await found(sara, q), q).toContain(shortId)
  const { body } = await w.call(admin, synonyms.list, { q: 'النوتبوك notebook' })
  expect(body.items.map(({ words }) => words)).toEqual([['رافعة', 'حاسوب', 'Notebook']])
  const changed = await w.call(admin, synonyms.update, { id: added.body.id, version: 1, words: ['رافعة', 'محمول'] })
  expect([changed.status, await found(sara, 'notebook')]).toEqual([200, []])
  expect((await w.call(admin, synonyms.update, { id: added.body.id, version: 1, words: ['س', 'ص'] })).body.code).toBe(
    'changed_meanwhile',
  )
  expect((await w.call(admin, synonyms.delete, { id: added.body.id, version: 2 })).status).toBe(200)
  expect(await found(sara, 'محمول')).not.toContain(shortId)
  const named = await w.call(admin, synonyms.create, { words: ['كلمة العبور', 'Passcode'] })
  expect(named.status).toBe(200)
  const { shortId: locked } = await w.ticket({ by: sara, group, subject: 'نسيت كلمة العبور' })
  expect([await found(sara, 'passcode'), await found(sara, 'كلمة المدير passcode')]).toEqual([[locked], []])
  const wrong = await w.call(admin, synonyms.create, { words: ['أربع كلمات معا هنا', '!'] })
  expect(wrong.body.fields?.map(({ path, code }) => [path, code])).toEqual([
    ['words.0', 'few_words'],
    ['words.1', 'few_words'],
  ])
})

test('what was folded by older rules is folded again in the background, and what was written in between stays', async () => {
  const { shortId } = await w.ticket({ by: sara, group, subject: 'سبورة قديمة', text: 'والطباشير' })
  await sql`update search_entries set fold_version = 0, terms = ''`.execute(w.db)
  expect(await found(sara, 'سبورة')).toEqual([])
  expect(await foldEntries(w.db, [searchableTickets])).toBeGreaterThan(0)
  expect(await found(sara, 'سبورة طباشير')).toEqual([shortId])
  expect(await foldEntries(w.db, [searchableTickets])).toBe(0)
})

test('the answers of a template find their ticket for its readers, and show where; folded again too', async () => {
  const admin = await w.person('ADMIN')
  const label = { labelAr: 'سؤال', labelEn: 'Question' }
  const kinds = [{ key: 'projector', labelAr: 'جهاز عرض', labelEn: 'Projector' }]
  const { body: draft } = await w.call(admin, templates.create, {
    nameAr: 'عهدة',
    nameEn: 'Equipment',
    categoryAr: 'تقنية',
    categoryEn: 'IT',
    groupId: group.id,
    fields: [
      { key: 'why', type: 'long_text', ...label },
      { key: 'kind', type: 'choice', options: kinds, ...label },
      { key: 'who', type: 'person', ...label },
    ],
  })
  await w.call(admin, templates.publish, { id: draft.id, version: draft.version })
  const { body: ticket } = await w.call(sara, tickets.create, {
    subject: 'عهدة جديدة',
    templateId: draft.id,
    fieldsVersion: 1,
    answers: { why: 'ورشة تدريب في القصيم', kind: 'projector', who: tech.id },
  })
  const expectFound = async () => {
    for (const q of ['القصيم', 'projector', 'عرض ورشة']) expect(await found(tech, q), q).toEqual([ticket.shortId])
    expect(await found(await w.person('TECH', await w.group()), 'القصيم')).toEqual([])
    expect(await found(await w.person('USER'), 'projector')).toEqual([])
  }
  await expectFound()
  const [hit] = (await search(tech, 'القصيم')).items
  expect(hit?.message).toMatchObject({ kind: 'request', text: 'ورشة تدريب في القصيم · Projector' })
  expect(litOf(hit!.message!.text, hit!.message!.lit)).toEqual(['القصيم'])

  await sql`update search_entries set fold_version = 0, terms = ''`.execute(w.db)
  await foldEntries(w.db, [searchableTickets])
  await expectFound()
})
