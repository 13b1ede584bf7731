import { documentFromText } from '@diwan/core/document'
import { files } from '@diwan/contract/files/endpoints'
import type { Ticket } from '@diwan/contract/tickets/schemas/ticket'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { ticketCommands as commands } from '@diwan/contract/tickets/endpoints/commands'
import { beforeAll, expect, test } from 'vitest'
import { pdf } from '../../testing/documents.ts'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { picture } from '../../testing/pictures.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'
import { forgetUnusedFiles } from '../files/public.ts'

let w: World
let group: TestUnit
let noura: TestPerson
let tech: TestPerson
let stranger: TestPerson

beforeAll(async () => {
  w = await world()
  group = await w.group()
  noura = await w.person('USER')
  tech = await w.person('TECH', group)
  stranger = await w.person('USER')
})

const uploadBy = async (who: TestPerson, name = 'عقد.pdf', bytes: Buffer = pdf()): Promise<string> => {
  const { body } = await w.call(who, files.upload, { name, purpose: 'attachment5' }, { bytes: Uint8Array.from(bytes) })
  expect(body.code).toBeUndefined() // a person has five uploads open at most
  return body.id
}
const body = documentFromText('انظر المرفق', 'rtl')
const write = (who: TestPerson, kind: 'reply' | 'note', { id }: Ticket, attachments: string[], text = body) =>
  w.call(who, kind === 'note' ? tickets.note : tickets.reply, { id, body: text, attachments })
const seen = async (who: TestPerson | null, id: string) => (await w.call(who, files.read, { id })).status
/** What was said, newest first. */
const threadOf = async (who: TestPerson, { id }: Ticket) =>
  (await w.call(who, tickets.thread, { id })).body.items.filter((entry) => entry.kind !== 'event')
const countOf = async (who: TestPerson, { id }: Ticket) => (await w.call(who, tickets.open, { id })).body.ticket.attachments

test('a new ticket brings its files: the thread names them, the list counts them, in the order they were given (S3.13)', async () => {
  const ids = [await uploadBy(noura, 'صورة.png', await picture(640, 320)), await uploadBy(noura), await uploadBy(noura, 'c.pdf')]
  const place = { departmentId: group.parentId!, groupId: group.id }
  const opened = await w.call(noura, tickets.create, { subject: 'عقد', body, ...place, attachments: ids })
  expect([opened.status, opened.body.attachments]).toEqual([200, 3])
  const [message] = await threadOf(noura, opened.body)
  expect(message?.attachments.map(({ id }) => id)).toEqual(ids)
  expect(message?.attachments[0]).toEqual({
    id: ids[0],
    name: 'صورة.png',
    type: 'image/png',
    bytes: (await picture(640, 320)).length,
    picture: { width: 640, height: 320 },
  })
  const list = await w.call(noura, tickets.list, {})
  expect(list.body.items.find(({ id }) => id === opened.body.id)?.attachments).toBe(3)
})

test('before it is sent a file is its uploader’s alone; with the message it is everybody’s who reads the ticket (T3)', async () => {
  const ticket = await w.ticket({ by: noura, group })
  const id = await uploadBy(noura)
  const everybody = async () => [await seen(noura, id), await seen(tech, id), await seen(stranger, id), await seen(null, id)]
  expect(await everybody()).toEqual([200, 404, 404, 404])
  expect((await write(noura, 'reply', ticket, [id])).body.attachments.map((file) => file.name)).toEqual(['عقد.pdf'])
  expect(await everybody()).toEqual([200, 200, 404, 404])
  expect([await countOf(noura, ticket), await countOf(tech, ticket)]).toEqual([1, 1])
})

test('what a command says aloud brings its files too, and files may stand for its words where none are asked for', async () => {
  const { id, version } = await w.ticket({ by: noura, group })
  const [question, solution, reason] = [
    await uploadBy(tech, 'أين.png', await picture(64, 64)),
    await uploadBy(tech),
    await uploadBy(noura),
  ]
  await w.call(tech, commands.take, { id, version })
  const waiting = await w.call(tech, commands.wait, { id, version: version + 1, reason: 'requester', attachments: [question] })
  expect([waiting.status, waiting.body.reply, waiting.body.attachments]).toEqual([200, 'أين.png', 1])
  const foreign = await w.call(tech, commands.resolve, { id, version: version + 2, body, attachments: [reason] })
  expect([foreign.status, (foreign.body as { code?: string }).code]).toEqual([400, 'files.not_available'])
  const solved = await w.call(tech, commands.resolve, { id, version: version + 2, body, attachments: [solution] })
  const wordless = await w.call(noura, commands.reject, {
    id,
    version: version + 3,
    body: documentFromText('', 'rtl'),
    attachments: [reason],
  })
  const rejected = await w.call(noura, commands.reject, { id, version: version + 3, body, attachments: [reason] })
  expect([solved.status, wordless.status, rejected.status, rejected.body.attachments]).toEqual([200, 400, 200, 3])
  const named = (await threadOf(noura, waiting.body)).map(({ kind, attachments }) => [
    kind,
    ...attachments.map((file) => file.id),
  ])
  expect(named.slice(0, 3)).toEqual([
    ['reply', reason],
    ['solution', solution],
    ['reply', question],
  ])
  expect([await seen(noura, solution), await seen(tech, reason), await seen(stranger, solution)]).toEqual([200, 200, 404])
})

test('the files of an internal note are for staff alone and leave no trace on the requester’s side (H4)', async () => {
  const ticket = await w.ticket({ by: noura, group })
  const before = (await w.call(noura, tickets.open, { id: ticket.id })).body.ticket
  const id = await uploadBy(tech, 'canaryfile.pdf')
  expect((await write(tech, 'note', ticket, [id])).status).toBe(200)
  expect([await seen(tech, id), await seen(noura, id)]).toEqual([200, 404])
  expect((await w.call(noura, tickets.open, { id: ticket.id })).body.ticket).toEqual(before)
  const answers = [await w.call(noura, tickets.thread, { id: ticket.id }), await w.call(noura, tickets.list, {})]
  expect(answers.some(({ text }) => text.includes(id) || text.includes('canaryfile'))).toBe(false)
  expect((await threadOf(tech, ticket))[0]?.attachments[0]?.name).toBe('canaryfile.pdf')
  expect(await countOf(tech, ticket)).toBe(0)
})

test('who loses the ticket loses its files with the next request, also those he sent himself (H5)', async () => {
  const ticket = await w.ticket({ by: noura, group })
  const [mine, theirs] = [await uploadBy(tech), await uploadBy(noura)]
  await write(noura, 'reply', ticket, [theirs])
  const { body: told } = await write(tech, 'note', ticket, [mine])
  await w.db.updateTable('tickets').set({ assignee_id: null }).where('id', '=', ticket.id).execute()
  await w.db.deleteFrom('unit_members').where('user_id', '=', tech.id).execute()
  expect([told.attachments.length, await seen(tech, mine), await seen(tech, theirs), await seen(noura, theirs)]).toEqual([
    1, 404, 404, 200,
  ])
  await w.db.insertInto('unit_members').values({ unit_id: group.id, user_id: tech.id, relation: 'agent' }).execute()
})

test('the files of a deleted message or ticket are gone for everybody (H5)', async () => {
  const ticket = await w.ticket({ by: noura, group })
  const [first, second] = [await uploadBy(noura), await uploadBy(noura)]
  const { body: message } = await write(noura, 'reply', ticket, [first])
  await write(noura, 'reply', ticket, [second])
  await w.db.deleteFrom('messages').where('id', '=', message.id).execute()
  expect([await seen(noura, first), await seen(noura, second)]).toEqual([404, 200])
  await w.db.updateTable('objects').set({ deleted_at: w.clock.now() }).where('id', '=', ticket.id).execute()
  expect([await seen(noura, second), await seen(tech, second)]).toEqual([404, 404])
})

test('a file says more than nothing: it may be sent without words, and the list names it', async () => {
  const ticket = await w.ticket({ by: noura, group })
  const empty = documentFromText('', 'rtl')
  expect((await write(noura, 'reply', ticket, [], empty)).body.fields).toEqual([{ path: 'body', code: 'empty' }])
  expect((await write(noura, 'reply', ticket, [await uploadBy(noura, 'عقد الصيانة.pdf')], empty)).status).toBe(200)
  expect((await w.call(noura, tickets.open, { id: ticket.id })).body.ticket.reply).toBe('عقد الصيانة.pdf')
})

test('nobody sends the file of another, one that was sent, one twice, a photo, or more than ten (H34)', async () => {
  const ticket = await w.ticket({ by: noura, group })
  const [foreign, used, own] = [await uploadBy(stranger), await uploadBy(noura), await uploadBy(noura)]
  await write(noura, 'reply', ticket, [used])
  const photo = await w.call(noura, files.upload, { name: 'a.png', purpose: 'photo' })
  const messages = (await threadOf(noura, ticket)).length
  for (const ids of [[foreign], [used], [own, own], [own, foreign], [photo.body.id], [ticket.id]]) {
    const { status, body: refusal } = await write(noura, 'reply', ticket, ids)
    expect([status, refusal.code]).toEqual([400, 'files.not_available'])
  }
  const eleven: string[] = []
  while (eleven.length < 11) eleven.push(await uploadBy(noura))
  const tooMany = await write(noura, 'reply', ticket, eleven)
  expect([tooMany.status, tooMany.body.fields?.[0]?.path]).toEqual([400, 'attachments'])
  expect([(await threadOf(noura, ticket)).length, await seen(noura, own)]).toEqual([messages, 200])
  expect((await write(noura, 'reply', ticket, eleven.slice(0, 10))).body.attachments.length).toBe(10)
})

test('what was sent stays when the night clears what was not', async () => {
  const ticket = await w.ticket({ by: noura, group })
  const [sent, unsent] = [await uploadBy(noura), await uploadBy(noura)]
  await write(noura, 'reply', ticket, [sent])
  w.clock.advance(25 * 3_600_000)
  await forgetUnusedFiles(w.portal)
  expect([await seen(noura, sent), await seen(noura, unsent)]).toEqual([200, 404])
})

test('a picture is shown re-encoded and its original only downloaded, sandboxed both times (H31)', async () => {
  const ticket = await w.ticket({ by: noura, group })
  const tail = Buffer.from('<script>alert(1)</script>')
  const id = await uploadBy(noura, 'صورة.png', Buffer.concat([await picture(50, 50), tail]))
  await write(noura, 'reply', ticket, [id])
  const read = (size?: 'shown' | 'thumb') => w.call(tech, files.read, { id, ...(size && { size }) })
  for (const [size, type, how] of [
    [undefined, 'image/png', 'attachment'],
    ['shown', 'image/webp', 'inline'],
    ['thumb', 'image/webp', 'inline'],
  ] as const) {
    const { headers, text } = await read(size)
    expect([headers.get('content-type'), headers.get('content-disposition')?.split(';')[0]]).toEqual([type, how])
    expect([headers.get('content-security-policy'), headers.get('x-content-type-options')]).toEqual([
      "default-src 'none'; sandbox",
      'nosniff',
    ])
    expect(text.includes('<script>')).toBe(size === undefined)
  }
})

test('who reads a file is decided by the record it belongs to, not by the profile it came under (H60)', async () => {
  const ticket = await w.ticket({ by: noura, group })
  const [shared, quiet] = [await uploadBy(noura), await uploadBy(tech)]
  await write(noura, 'reply', ticket, [shared])
  await write(tech, 'note', ticket, [quiet])
  const under = (purpose: string) => w.db.updateTable('files').set({ purpose }).where('id', 'in', [shared, quiet]).execute()
  for (const purpose of ['attachment5', 'attachment10']) {
    await under(purpose)
    const readers = [tech, noura, stranger, null]
    expect(await Promise.all(readers.map((who) => seen(who, shared)))).toEqual([200, 200, 404, 404])
    expect(await Promise.all(readers.map((who) => seen(who, quiet)))).toEqual([200, 404, 404, 404])
  }
})

test('a file that lies nowhere in its ticket is read by nobody', async () => {
  const ticket = await w.ticket({ by: noura, group })
  const lost = await uploadBy(noura)
  await w.db.updateTable('files').set({ object_id: ticket.id }).where('id', '=', lost).execute()
  expect([await seen(tech, lost), await seen(noura, lost)]).toEqual([404, 404])
})
