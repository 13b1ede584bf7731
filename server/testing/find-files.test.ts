import { documentFromText } from '@diwan/core/document'
import { chat, chatTalk } from '@diwan/contract/chat/endpoints'
import type { FilePurpose } from '@diwan/contract/files/vocabulary'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { projects } from '@diwan/contract/work/endpoints/projects'
import { taskFiles, tasks, taskTalk } from '@diwan/contract/work/endpoints/tasks'
import { workspacePeople, workspaces } from '@diwan/contract/work/endpoints/workspaces'
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { newId } from '../kit/db/id.ts'
import { writePdf } from '../kit/pdf/write-pdf.ts'
import { docx, pdf } from './documents.ts'
import { foundWith, runJob, uploadedFile } from './file-texts.ts'
import type { TestPerson, TestUnit } from './people.ts'
import type { World } from './world.ts'
import { world } from './world.ts'

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

const readFiles = () => runJob(w, 'search.read_files')
const uploaded = (...[who, name, bytes, purpose]: Uploaded) => uploadedFile(w, who, name, bytes, purpose)
type Uploaded = [who: TestPerson, name: string, bytes: Uint8Array, purpose?: FilePurpose]
const uploadedPdf = (who: TestPerson, name: string, bytes: Uint8Array) => uploaded(who, name, bytes, 'attachment5')
const arabicPdf = (text: string) => writePdf({ title: 'وثيقة', language: 'ar', blocks: [{ kind: 'text', text }] })
const foundBy = (who: TestPerson, q: string, kind: string) => foundWith(w, who, q, kind)
const idsBy = async (who: TestPerson, q: string) => (await foundBy(who, q, 'ticket')).map(({ id }) => id)
const body = documentFromText('انظر المرفق', 'rtl')

test('a ticket is found by what an Arabic PDF of it says, and the hit shows the passage with the name of the file', async () => {
  const ticket = await w.ticket({ by: sara, group, subject: 'طلب شراء' })
  const file = await uploadedPdf(sara, 'عرض السعر.pdf', await arabicPdf('تشمل القيمة توريد المولدات الكهربائية وتركيبها'))
  await w.call(sara, tickets.reply, { id: ticket.id, body, attachments: [file] })
  expect(await idsBy(tech, 'المولدات')).toEqual([])
  await readFiles()
  for (const who of [sara, tech]) {
    const [hit] = await foundBy(who, 'مولدات كهربائيه', 'ticket')
    expect(hit).toMatchObject({ id: ticket.id, passage: { file: 'عرض السعر.pdf' } })
    const { text, lit } = hit!.passage!
    expect(lit.map(([start, end]) => text.slice(start, end))).toEqual(['المولدات', 'الكهربائية'])
  }
  const message = (await w.call(tech, tickets.thread, { id: ticket.id })).body.items.find(({ kind }) => kind === 'reply')
  expect(message).toBeDefined()
  const [inTickets] = (await w.call(tech, tickets.search, { q: 'المولدات', view: 'queue', state: 'all' })).body.items
  expect(inTickets?.message).toMatchObject({ id: message?.id, kind: 'reply' })
  expect(await idsBy(await w.person('TECH', await w.group()), 'المولدات')).toEqual([])
})

test('the file of an internal note is found by those who read notes alone (H4)', async () => {
  const ticket = await w.ticket({ by: sara, group, subject: 'ملاحظة داخلية' })
  const file = await uploadedPdf(tech, 'note.pdf', pdf({ says: 'confidential cardamom budget' }))
  expect((await w.call(tech, tickets.note, { id: ticket.id, body, attachments: [file] })).status).toBe(200)
  await readFiles()
  expect(await idsBy(tech, 'cardamom')).toEqual([ticket.id])
  for (const q of ['cardamom', 'confidential budget', 'cardamon']) expect(await idsBy(sara, q), q).toEqual([])
})

test('a file that nobody can read keeps nobody waiting, and is not tried again and again', async () => {
  const ticket = await w.ticket({ by: sara, group, subject: 'ملف تالف' })
  const broken = await uploadedPdf(sara, 'broken.pdf', Buffer.from('%PDF-1.4\nnothing of a page\n%%EOF'))
  const good = await uploadedPdf(sara, 'good.pdf', pdf({ says: 'readable saffron' }))
  await w.call(sara, tickets.reply, { id: ticket.id, body, attachments: [broken, good] })
  await readFiles()
  expect(await idsBy(sara, 'saffron')).toEqual([ticket.id])
  const { rows } = await sql<{ due: Date | null }>`select text_due as due from files where id = ${broken}`.execute(w.db)
  expect(rows).toEqual([{ due: null }])
})

test('a file whose bytes cannot be fetched for now is read once they can', async () => {
  const ticket = await w.ticket({ by: sara, group, subject: 'تخزين متعثر' })
  const file = await uploadedPdf(sara, 'later.pdf', pdf({ says: 'cardamom' }))
  await w.call(sara, tickets.reply, { id: ticket.id, body, attachments: [file] })
  const read = vi.spyOn(w.portal.storage, 'read').mockRejectedValueOnce(new Error('the bucket answers 403'))
  await readFiles()
  expect(read).toHaveBeenCalledOnce()
  read.mockRestore()
  expect(await idsBy(sara, 'cardamom')).toEqual([])
  w.clock.advance(15 * 60_000)
  await readFiles()
  expect(await idsBy(sara, 'cardamom')).toEqual([ticket.id])
})

test('a file is left to another process once when reading it ended the first, and then left alone', async () => {
  const ticket = await w.ticket({ by: sara, group, subject: 'محاولات' })
  const file = await uploadedPdf(sara, 'twice.pdf', pdf({ says: 'turmeric' }))
  await w.call(sara, tickets.reply, { id: ticket.id, body, attachments: [file] })
  const ended = await sql`update files set text_tries = 2, text_due = null where id = ${file}`.execute(w.db)
  expect(Number(ended.numAffectedRows)).toBe(1)
  await readFiles()
  expect(await idsBy(sara, 'turmeric')).toEqual([])
  await sql`update files set text_tries = 1, text_due = ${w.clock.now()} where id = ${file}`.execute(w.db)
  await readFiles()
  expect(await idsBy(sara, 'turmeric')).toEqual([ticket.id])
})

async function task(): Promise<{ id: string; member: TestPerson }> {
  const { id: workspaceId } = (await w.call(sara, workspaces.create, { name: 'التحول الرقمي' })).body
  const member = await w.person('USER')
  await w.call(sara, workspacePeople.addPeople, { id: workspaceId, userIds: [member.id], degree: 'member' })
  const { id: projectId } = (await w.call(sara, projects.create, { id: workspaceId, title: 'بوابة الموردين' })).body
  return { id: (await w.call(sara, tasks.create, { id: projectId, title: 'مراجعة العقد' })).body.id, member }
}
const tasksBy = async (who: TestPerson, q: string) => (await foundBy(who, q, 'task')).map(({ id }) => id)

test('a task is found by its Word document until the file is taken out, also after the rules of folding moved', async () => {
  const { id, member } = await task()
  const file = await uploaded(sara, 'عقد.docx', docx([], undefined, 'main.xml', 'يلتزم المورّد بالسرية وعدم الإفصاح'))
  await w.call(sara, taskFiles.attach, { id, fileIds: [file] })
  await readFiles()
  await sql`update search_entries set fold_version = 0, terms = '' where object_id = ${id}`.execute(w.db)
  await runJob(w, 'search.fold')
  for (const who of [sara, member]) expect(await tasksBy(who, 'السريه الافصاح')).toEqual([id])
  expect(await tasksBy(tech, 'السريه الافصاح')).toEqual([])
  const [hit] = await foundBy(sara, 'الإفصاح', 'task')
  expect(hit).toMatchObject({ passage: { text: 'يلتزم المورّد بالسرية وعدم الإفصاح', file: 'عقد.docx' } })
  await w.call(sara, taskFiles.detach, { id, fileId: file })
  expect(await tasksBy(sara, 'الإفصاح')).toEqual([])
})

test('what the file of a comment says is found no longer once the comment is deleted', async () => {
  const { id } = await task()
  const file = await uploaded(sara, 'gone.pdf', pdf({ says: 'transient nutmeg' }))
  const comment = (await w.call(sara, taskTalk.say, { id, body, attachments: [file] })).body
  await readFiles()
  expect(await tasksBy(sara, 'nutmeg')).toEqual([id])
  expect((await w.call(sara, taskTalk.delete, { id, messageId: comment.id })).status).toBe(200)
  expect(await tasksBy(sara, 'nutmeg')).toEqual([])
})

test('a document that unpacks to far more than anybody writes is found by its name alone, and the next one is read', async () => {
  const { id } = await task()
  const bomb = docx([], undefined, 'document.xml', 'bombastic '.repeat(3_000_000))
  const [large, small] = [
    await uploaded(sara, 'large.docx', bomb),
    await uploaded(sara, 'small.docx', docx([], undefined, 'document.xml', 'cinnamon')),
  ]
  await w.call(sara, taskFiles.attach, { id, fileIds: [large, small] })
  await readFiles()
  expect([await tasksBy(sara, 'bombastic'), await tasksBy(sara, 'cinnamon')]).toEqual([[], [id]])
})

test('of a long file the first fifty thousand letters are kept', async () => {
  const { id } = await task()
  const long = docx([], undefined, 'document.xml', `paprika ${'word '.repeat(20_000)} oregano`)
  const file = await uploaded(sara, 'long.docx', long)
  await w.call(sara, taskFiles.attach, { id, fileIds: [file] })
  await readFiles()
  expect([await tasksBy(sara, 'paprika'), await tasksBy(sara, 'oregano')]).toEqual([[id], []])
  const { rows } = await sql<{ kept: number }>`select length(text) as kept from file_texts where file_id = ${file}`.execute(w.db)
  expect(rows[0]!.kept).toBeLessThanOrEqual(50_000)
})

test('a hit far into a long file shows the passage in which it stands', async () => {
  const { id } = await task()
  const far = `${'word '.repeat(7_000)} dried oregano of the mountains ${'word '.repeat(2_000)}`
  const file = await uploaded(sara, 'far.docx', docx([], undefined, 'document.xml', far))
  await w.call(sara, taskFiles.attach, { id, fileIds: [file] })
  const chatId = (await w.call(sara, chat.create, { name: 'فريق الأعشاب', userIds: [tech.id] })).body.id
  const other = await uploaded(sara, 'far.docx', docx([], undefined, 'document.xml', far))
  const written = { id: chatId, body: documentFromText('herbs', 'ltr'), attachments: [other] }
  expect((await w.call(sara, chatTalk.say, written, { requestId: newId() })).status).toBe(200)
  await readFiles()
  for (const kind of ['task', 'chat_message']) {
    const passage = (await foundBy(sara, 'oregano', kind))[0]?.passage
    expect(passage?.text).toContain('dried oregano of the mountains')
    expect(passage?.lit.map(([start, end]) => passage.text.slice(start, end))).toEqual(['oregano'])
  }
})

test('a message of a chat is found by what its file says, once, and by the people of the chat alone', async () => {
  const { id } = (await w.call(sara, chat.create, { name: 'فريق المختبر', userIds: [tech.id] })).body
  const file = await uploaded(tech, 'device.pdf', pdf({ says: 'calibration of the spectrometer' }))
  const written = { id, body: documentFromText('spectrometer', 'ltr'), attachments: [file] }
  const message = (await w.call(tech, chatTalk.say, written, { requestId: newId() })).body
  await readFiles()
  expect(await foundBy(sara, 'spectrometer', 'chat_message')).toMatchObject([{ id: message.id }])
  const text = 'spectrometer · device.pdf · calibration of the spectrometer'
  expect(await foundBy(sara, 'calibration', 'chat_message')).toMatchObject([{ id: message.id, passage: { text } }])
  const first = await w.call(sara, chat.search, { q: 'spectrometer', limit: 1 })
  expect(first.body).toMatchObject({ items: [{ messageId: message.id }], next: null })
  expect(await foundBy(await w.person('SUPER_ADMIN'), 'calibration', 'chat_message')).toEqual([])
})
