import { documentFromText } from '@diwan/core/document'
import { documentFromLightText } from '@diwan/core/light-text'
import { TRASH_DAYS } from '@diwan/contract/kit/trash'
import { drafts } from '@diwan/contract/drafts/endpoints'
import { files } from '@diwan/contract/files/endpoints'
import { links } from '@diwan/contract/links/endpoints'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { ticketCommands as commands } from '@diwan/contract/tickets/endpoints/commands'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { readdir } from 'node:fs/promises'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { PORTAL } from '../kit/access/actor.ts'
import type { Ctx } from '../kit/portal.ts'
import { eraseTexts } from '../kit/record/history-texts.ts'
import { purge, restore, trash } from '../kit/record/life.ts'
import { write, type Tx } from '../kit/record/write.ts'
import { purgeDue } from '../modules/life/service.ts'
import { pdf } from './documents.ts'
import { tablesWith } from './every-table.ts'
import type { TestPerson, TestUnit } from './people.ts'
import { tonight } from './tonight.ts'
import type { World } from './world.ts'
import { world } from './world.ts'

const DAY_MS = 86_400_000

let w: World
let ctx: Ctx
let group: TestUnit
let noura: TestPerson
let tech: TestPerson
beforeAll(async () => {
  w = await world()
  ctx = { portal: w.portal, clock: w.clock, db: w.db, actor: PORTAL }
  group = await w.group()
})
beforeEach(async () => {
  noura = await w.person('USER')
  tech = await w.person('TECH', group)
})

const doing = (run: (tx: Tx) => Promise<void>) => write(ctx, (tx) => run(tx).then(() => null))
const body = (text: string) => documentFromText(text, 'rtl')

/** A ticket with this word in everything that people can write in it and about it. */
async function full(word: string) {
  const other = await w.ticket({ by: noura, group })
  const ticket = await w.ticket({ by: noura, group, subject: `${word} subject`, text: `${word} text` })
  const { id } = ticket
  const file = async (who: TestPerson) => {
    const named = { name: `${word}.pdf`, purpose: 'attachment5' } as const
    return (await w.call(who, files.upload, named, { bytes: Uint8Array.from(pdf()) })).body.id
  }
  const fileId = await file(tech)
  const said = await w.call(tech, tickets.reply, { id, body: body(`${word} first`), attachments: [fileId] })
  const calling = documentFromLightText(`${word} @${noura.fullName}`, [{ id: noura.id, label: noura.fullName }], 'rtl')
  await w.call(tech, tickets.edit, { id, messageId: said.body.id, body: calling, seen: null })
  await w.call(tech, tickets.note, { id, body: body(`${word} note`), attachments: [await file(tech)] })
  await w.call(tech, commands.changeSubject, { id, from: `${word} subject`, to: `${word} title` })
  const { version } = (await w.call(tech, tickets.open, { id })).body.ticket
  const solved = await w.call(tech, commands.resolve, { id, version, body: body(`${word} solution`) })
  await w.call(noura, commands.reject, { id, version: solved.body.version, body: body(`${word} again`) })
  await w.call(tech, links.link, { id, otherId: other.id })
  const content = { body: body(`${word} draft`) }
  await w.call(tech, drafts.save, { id: crypto.randomUUID(), kind: 'reply', key: id, content, files: [], version: 0 })
  await w.eventually(async () => {
    const { items } = (await w.call(noura, notifications.list, {})).body
    expect(items.filter(({ objectId }) => objectId === id).length).toBeGreaterThan(2)
  })
  return { id, fileId, other: other.id, messageId: said.body.id }
}

/** All that this person can find out about it. */
async function seenBy(who: TestPerson, { id, fileId, other }: { id: string; fileId: string; other: string }, word: string) {
  const listed = (await w.call(who, tickets.list, { queue: 'all', state: 'all' })).body.items ?? []
  const told = (await w.call(who, notifications.list, {})).body.items
  return {
    opened: (await w.call(who, tickets.open, { id })).status,
    listed: listed.some((ticket) => ticket.id === id),
    found: (await w.call(who, tickets.search, { q: word })).body.items.length > 0,
    file: (await w.call(who, files.read, { id: fileId })).status,
    linked: (await w.call(who, links.list, { id: other })).body.items.length > 0,
    told: told.some(({ objectId, params }) => objectId === id && JSON.stringify(params).includes(word)),
  }
}
const everything = { opened: 200, listed: true, found: true, file: 200, linked: true, told: true }
const nothing = { opened: 404, listed: false, found: false, file: 404, linked: false, told: false }

test('a record in the trash is in no list, search, file, link or notification of anyone; restored, it is as it was', async () => {
  const word = 'xqalpha'
  const ticket = await full(word)
  expect(await seenBy(noura, ticket, word)).toEqual(everything)
  await doing((tx) => trash(ctx, tx, ticket.id))
  expect([await seenBy(noura, ticket, word), await seenBy(tech, ticket, word)]).toEqual([nothing, nothing])
  await doing((tx) => restore(tx, ticket.id))
  expect(await seenBy(noura, ticket, word)).toEqual(everything)
  w.clock.advance((TRASH_DAYS + 1) * DAY_MS)
  await tonight(w)
  expect(await tablesWith(w, word)).toEqual(expect.arrayContaining(['files', 'history_texts', 'messages', 'tickets']))
})

test('the night purges what was in the trash for its days and nothing younger', async () => {
  const [old, young] = [await w.ticket({ by: noura, group }), await w.ticket({ by: noura, group })]
  await doing((tx) => trash(ctx, tx, old.id))
  w.clock.advance(2 * DAY_MS)
  await doing((tx) => trash(ctx, tx, young.id))
  w.clock.advance((TRASH_DAYS - 1) * DAY_MS)
  await tonight(w)
  const kept = await w.db.selectFrom('tickets').select('id').where('id', 'in', [old.id, young.id]).execute()
  expect(kept).toEqual([{ id: young.id }])
})

test('a ticket that was deleted stays for its history, however many nights pass', async () => {
  const { id } = await w.ticket({ by: noura, group })
  const root = await w.person('SUPER_ADMIN')
  expect((await w.call(root, commands.delete, { id })).status).toBe(200)
  w.clock.advance(400 * DAY_MS)
  await tonight(w)
  expect(await w.db.selectFrom('tickets').select('id').where('id', '=', id).execute()).toEqual([{ id }])
})

test('nothing that was written in a purged record is left in any table, nor the bytes of its files', async () => {
  const word = 'xqbeta'
  const { id, fileId } = await full(word)
  expect(await tablesWith(w, word)).toContain('channel_entries')
  const facts = () =>
    w.db.selectFrom('history').select(['event', 'actor_id', 'at']).where('object_id', '=', id).orderBy('id').execute()
  const before = await facts()
  await doing((tx) => purge(ctx, tx, [id]))
  // The vocabulary holds single words of nobody; the answer to a repeated request is its author's, for as long as channels go back.
  expect(await tablesWith(w, word)).toEqual(['receipts', 'search_words'])
  expect(
    await readdir(w.filesFolder, { recursive: true }).then((names) => names.filter((name) => name.includes(fileId))),
  ).toEqual([])
  expect(await facts()).toEqual(expect.arrayContaining(before)) // who did what, and when; a notification may still arrive
})

test('what was written in one message leaves the history, and the rest of it stays', async () => {
  const { id } = await w.ticket({ by: noura, group })
  const [one, two] = [
    (await w.call(tech, tickets.reply, { id, body: body('xqgamma') })).body,
    (await w.call(tech, tickets.reply, { id, body: body('xqdelta') })).body,
  ]
  for (const message of [one, two])
    await w.call(tech, tickets.edit, { id, messageId: message.id, body: body('أخرى'), seen: null })
  await doing((tx) => eraseTexts(tx.db, [id], one.id))
  expect([await tablesWith(w, 'xqgamma'), await tablesWith(w, 'xqdelta')]).toEqual([
    expect.not.arrayContaining(['history', 'history_texts']),
    expect.arrayContaining(['history_texts']),
  ])
})

test('one record that cannot be purged keeps no other from going, and is tried again', async () => {
  const [stuck, next] = [await w.ticket({ by: noura, group }), await w.ticket({ by: noura, group })]
  for (const { id } of [stuck, next]) await doing((tx) => trash(ctx, tx, id))
  w.clock.advance((TRASH_DAYS + 1) * DAY_MS)
  const failing = {
    ...w.portal,
    forget: (tx: Tx, ids: readonly string[]) =>
      ids.includes(stuck.id) ? Promise.reject(new Error('the disk is full')) : w.portal.forget(tx, ids),
  }
  await purgeDue(failing, [])
  const left = () => w.db.selectFrom('tickets').select('id').where('id', 'in', [stuck.id, next.id]).execute()
  expect(await left()).toEqual([{ id: stuck.id }])
  await purgeDue(w.portal, ['ticket']) // its module is closed
  expect(await left()).toEqual([{ id: stuck.id }])
  await purgeDue(w.portal, [])
  expect(await left()).toEqual([])
})
