import { documentFromText, textOf } from '@diwan/core/document'
import { documentFromLightText } from '@diwan/core/light-text'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { ticketCommands as commands } from '@diwan/contract/tickets/endpoints/commands'
import { staffChannel, ticketChannel } from '@diwan/contract/tickets/events'
import { EDIT_SECONDS } from '@diwan/contract/tickets/limits'
import type { Message } from '@diwan/contract/tickets/schemas/ticket'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'

let w: World
let group: TestUnit
let noura: TestPerson
let tech: TestPerson
beforeAll(async () => {
  w = await world()
  group = await w.group()
  ;[noura, tech] = [await w.person('USER'), await w.person('TECH', group)]
})

const body = (text: string) => documentFromText(text, 'rtl')
const post = async (by: TestPerson, id: string, text: string, kind: 'reply' | 'note' = 'reply'): Promise<Message> =>
  (await w.call(by, tickets[kind], { id, body: body(text) })).body
const edit = async (by: TestPerson, id: string, message: Message, text: string) =>
  w.call(by, tickets.edit, { id, messageId: message.id, body: body(text), seen: message.editedDate })
const answer = async (by: TestPerson, id: string, message: Message, text = 'جديد') => {
  const { status, body: problem } = await edit(by, id, message, text)
  return `${status} ${(problem as { code?: string }).code ?? ''}`.trim()
}
const texts = async (by: TestPerson, id: string) =>
  (await w.call(by, tickets.thread, { id })).body.items.flatMap((entry) =>
    entry.kind === 'event' ? [] : [[textOf(entry.body), entry.editedDate !== null] as const],
  )

test('an own message is put right within five minutes of the clock of the portal, and says that it was', async () => {
  const { id } = await w.ticket({ by: noura, group })
  const message = await post(noura, id, 'الطابق الثاني')
  w.clock.advance(EDIT_SECONDS * 1000)
  const { status, body: kept } = await edit(noura, id, message, 'الطابق الثالث')
  expect([status, kept.createdDate, kept.editedDate]).toEqual([200, message.createdDate, message.createdDate + EDIT_SECONDS])
  expect((await texts(tech, id))[0]).toEqual(['الطابق الثالث', true])
  expect((await w.call(tech, tickets.open, { id })).body.ticket.reply).toBe('الطابق الثالث') // the newest in the lists
  w.clock.advance(1)
  expect(await answer(noura, id, kept)).toBe('409 tickets.edit_over')
})

test('only the newest public message changes what the lists show, and neither order nor version moves', async () => {
  const { id } = await w.ticket({ by: noura, group })
  const older = await post(noura, id, 'قديم')
  w.clock.advance(1000)
  await post(tech, id, 'أحدث')
  const before = (await w.call(tech, tickets.open, { id })).body.ticket
  w.clock.advance(1000)
  expect((await edit(noura, id, older, 'قديم وصحيح')).status).toBe(200)
  expect((await w.call(tech, tickets.open, { id })).body.ticket).toEqual(before)
})

test('nobody edits what another person wrote, and a reader without notes learns nothing of one', async () => {
  const { id } = await w.ticket({ by: noura, group })
  const [reply, note] = [await post(tech, id, 'رد'), await post(tech, id, 'سر', 'note')]
  const other = await w.person('TECH', group)
  expect([await answer(other, id, reply), await answer(noura, id, reply)]).toEqual(['403 forbidden', '403 forbidden'])
  expect([await answer(other, id, note), await answer(noura, id, note)]).toEqual(['403 forbidden', '404 not_found'])
  const elsewhere = await w.ticket({ by: noura, group })
  expect(await answer(tech, elsewhere.id, reply)).toBe('404 not_found') // H7
})

test('what two devices wrote is not overwritten, and the same words change nothing', async () => {
  const { id } = await w.ticket({ by: noura, group })
  const message = await post(noura, id, 'أول')
  w.clock.advance(1000)
  const same = await edit(noura, id, message, 'أول')
  expect([same.status, same.body.editedDate]).toEqual([200, null])
  expect((await edit(noura, id, message, 'ثانٍ')).status).toBe(200)
  expect(await answer(noura, id, message, 'من جهاز آخر')).toBe('409 changed_meanwhile')
  expect(await answer(noura, id, { ...message, editedDate: message.createdDate + 1 }, ' ')).toBe('400 invalid_input')
})

test('what was confirmed stays as it was read', async () => {
  const { id, version } = await w.ticket({ by: noura, group })
  await w.call(tech, commands.take, { id, version })
  const solved = await w.call(tech, commands.resolve, { id, version: version + 1, body: body('أعدنا التشغيل') })
  const solution = (await w.call(tech, tickets.thread, { id })).body.items.find(
    (entry): entry is Message => entry.kind === 'solution',
  )!
  expect((await edit(tech, id, solution, 'أعدنا تشغيل الخادم')).status).toBe(200)
  await w.call(noura, commands.confirm, { id, version: solved.body.version })
  const edited = (await w.call(tech, tickets.thread, { id })).body.items.find(
    (entry): entry is Message => entry.kind === 'solution',
  )!
  expect(await answer(tech, id, edited)).toBe('409 wrong_state')
})

test('the history holds what was and what is; no channel tells what was taken back, and of a note only that of staff', async () => {
  const { id } = await w.ticket({ by: noura, group })
  const [reply, note] = [await post(tech, id, 'كلمة السر 1234'), await post(tech, id, 'قبل', 'note')]
  const start = [(await w.changes(ticketChannel(id))).length, (await w.changes(staffChannel(id))).length] as const
  await edit(tech, id, reply, 'حُذفت')
  await edit(tech, id, note, 'بعد')
  const told = [await w.changes(ticketChannel(id), start[0]), await w.changes(staffChannel(id), start[1])]
  expect(told.map((changes) => changes.map(({ event }) => event))).toEqual([['tickets.edited'], ['tickets.edited']])
  expect(JSON.stringify(told)).not.toContain('1234')
  expect(JSON.stringify(told[0])).not.toContain('بعد')
  const rows = await w.db
    .selectFrom('history')
    .innerJoin('history_texts', 'history_texts.history_id', 'history.id')
    .select(['audience', 'audited', 'detail', 'part', 'texts'])
    .where('history.object_id', '=', id)
    .where('event', '=', 'tickets.rewritten')
    .orderBy('history.id')
    .execute()
  const kept = (messageId: string) => ({ audience: 'staff', audited: false, detail: { id, messageId }, part: messageId })
  expect(rows).toEqual([
    { ...kept(reply.id), texts: { was: body('كلمة السر 1234'), now: body('حُذفت') } },
    { ...kept(note.id), texts: { was: body('قبل'), now: body('بعد') } },
  ])
})

test('a browser that catches up from the beginning reads what is, not what was taken back', async () => {
  const { id, version } = await w.ticket({ by: noura, group })
  const secret = await post(noura, id, 'كلمة السر 1234')
  await w.call(tech, commands.take, { id, version }) // tells the words of the list again
  await post(tech, id, 'شكرًا')
  const again = await edit(noura, id, secret, 'كلمة السر 12345')
  w.clock.advance(1000)
  await edit(noura, id, again.body, 'حُذفت')
  const changes = await w.changes(ticketChannel(id))
  expect(JSON.stringify(changes)).not.toContain('1234')
  const replies = changes.map(({ detail }) => (detail as { reply?: string }).reply)
  expect(replies).toEqual([undefined, 'حُذفت', 'حُذفت', 'شكرًا', undefined, undefined])
})

test('an edited message is found by its new words and no longer by the old', async () => {
  const { id } = await w.ticket({ by: noura, group })
  const message = await post(noura, id, 'زرافة')
  await edit(noura, id, message, 'فيل')
  const found = async (q: string) =>
    (await w.call(tech, tickets.search, { q, view: 'queue' })).body.items.map(({ ticket }) => ticket.id)
  expect([await found('زرافة'), await found('فيل')]).toEqual([[], [id]])
})

test('a person mentioned only by the edit is notified of it, and nobody twice', async () => {
  const { id } = await w.ticket({ by: noura, group })
  const other = await w.person('TECH', group)
  const calling = documentFromLightText(`@${other.fullName}`, [{ id: other.id, label: other.fullName }], 'rtl')
  const message = await post(tech, id, 'بلا ذكر')
  const first = await w.call(tech, tickets.edit, { id, messageId: message.id, body: calling, seen: null })
  const told = async () =>
    (await w.call(other, notifications.list, {})).body.items.filter(
      ({ event, objectId }) => event === 'tickets.mentioned' && objectId === id,
    )
  await w.eventually(async () => expect(await told()).toHaveLength(1))
  w.clock.advance(1000)
  const again = { type: 'doc' as const, content: [...calling.content, ...body('وزيادة').content] }
  expect((await w.call(tech, tickets.edit, { id, messageId: message.id, body: again, seen: first.body.editedDate })).status).toBe(
    200,
  )
  const facts = await w.db
    .selectFrom('history')
    .select('id')
    .where('object_id', '=', id)
    .where('event', '=', 'tickets.mentioned')
    .execute()
  expect(facts).toHaveLength(1)
})
