import { documentFromText } from '@diwan/core/document'
import { files } from '@diwan/contract/files/endpoints'
import { tickets } from '@diwan/contract/tickets/endpoints'
import { randomInt, randomUUID } from 'node:crypto'
import { newId } from '../kit/db/id.ts'
import { pdf } from './documents.ts'
import type { TestPerson, TestUnit } from './people.ts'
import { makeUnit } from './people.ts'
import type { World } from './world.ts'

const bird = (name: string): string => `canary${name}${randomUUID().slice(0, 8)}`

/** One unmistakable word for each place that holds something private. */
export const canaries = {
  subject: bird('subject'),
  body: bird('body'),
  reply: bird('reply'),
  note: bird('note'),
  /** What that note said before it was edited. */
  noteBefore: bird('notebefore'),
  /** The name of a file of that note, and what stands in it. */
  noteFile: bird('notefile'),
  noteFileText: bird('notefiletext'),
  level: bird('level'),
  requesterMail: bird('requestermail'),
  techMail: bird('techmail'),
  params: bird('params'),
  history: bird('history'),
  receipt: bird('receipt'),
  device: bird('device'),
  password: bird('password'),
  /** Digits only, as a phone is. */
  mobile: `9665${String(randomInt(1e8)).padStart(8, '7')}`,
  tokenName: bird('tokenname'),
  /** Begun by the technician and not sent. */
  draft: bird('draft'),
}
export type Canary = keyof typeof canaries

export interface Cage {
  readonly ticketId: string
  readonly group: TestUnit
  readonly owner: TestPerson
  readonly tech: TestPerson
  /** Whatever can be guessed: ids of every kind of row there is. */
  readonly ids: readonly string[]
  /** Every channel that exists, and some that do not. */
  readonly channels: readonly string[]
}

const say = (text: string) => documentFromText(text, 'ltr')

export async function cage(w: World): Promise<Cage> {
  const group = await w.group()
  const [owner, tech] = [await w.person('USER'), await w.person('TECH', group)]
  const ticket = await w.ticket({ by: owner, group, subject: canaries.subject, text: canaries.body })
  await w.call(tech, tickets.reply, { id: ticket.id, body: say(canaries.reply) })
  const kept = Uint8Array.from(pdf({ says: canaries.noteFileText }))
  const file = await w.call(tech, files.upload, { name: `${canaries.noteFile}.pdf`, purpose: 'attachment5' }, { bytes: kept })
  const note = await w.call(tech, tickets.note, { id: ticket.id, body: say(canaries.noteBefore), attachments: [file.body.id] })
  await w.call(tech, tickets.edit, { id: ticket.id, messageId: note.body.id, body: say(canaries.note), seen: null })
  await w.eventually(async () => {
    const told = await w.db.selectFrom('notifications').select('id').where('object_id', '=', ticket.id).execute()
    if (told.length < 2) throw new Error(`told ${told.length} of 2`)
  })
  await plantRows(w, group, ticket.id, owner, tech)

  const rows = await Promise.all([
    // roles, modules and the synonyms of the start are the same everywhere: following each from its beginning would only push the ticket off its page
    w.db.selectFrom('objects').select('id').where('kind', 'not in', ['role', 'module', 'synonym']).execute(),
    w.db.selectFrom('ticket_messages').select('id').execute(),
    w.db.selectFrom('files').select('id').execute(),
    w.db.selectFrom('notifications').select('id').execute(),
    w.db.selectFrom('history').select('id').execute(),
  ])
  const ids = rows.flatMap((some) => some.map(({ id }) => id))
  const written = (await w.db.selectFrom('channels').select('name').execute()).map(({ name }) => name)
  const fixed = await w.db.selectFrom('objects').select('id').where('kind', 'in', ['role', 'module', 'organisation']).execute()
  const changing = ids.filter((id) => !fixed.some((one) => one.id === id)) // each round of listening writes, and a page ends at 50
  const invented = changing.flatMap((id) => [`ticket:${id}`, `ticket:${id}:staff`, `user:${id}`, `tickets:${id}`])
  const drafts = await w.db.selectFrom('drafts').select('id').execute() // no channel is named after one
  ids.push(...drafts.map(({ id }) => id))
  return { ticketId: ticket.id, group, owner, tech, ids, channels: [...new Set([...written, ...invented, 'tickets:all'])] }
}

/** What no endpoint writes yet, as it will stand there one day. */
async function plantRows(w: World, group: TestUnit, ticketId: string, owner: TestPerson, tech: TestPerson): Promise<void> {
  const at = w.clock.now()
  const level = await makeUnit(w.db, 'level', group.id, at)
  await w.db.updateTable('units').set({ name_ar: canaries.level, name_en: canaries.level }).where('id', '=', level.id).execute()
  await w.db.insertInto('unit_members').values({ unit_id: level.id, user_id: tech.id, relation: 'agent' }).execute()
  for (const [person, mail] of [
    [owner, canaries.requesterMail],
    [tech, canaries.techMail],
  ] as const) {
    await w.db
      .updateTable('users')
      .set({ email: `${mail}@test.example` })
      .where('id', '=', person.id)
      .execute()
    await w.db
      .updateTable('users')
      .set({ mobile: canaries.mobile, phone_number: canaries.mobile })
      .where('id', '=', owner.id)
      .execute()
    await w.db.updateTable('api_tokens').set({ name: canaries.tokenName }).where('user_id', '=', person.id).execute()
    await w.db.updateTable('sessions').set({ device: canaries.device }).where('user_id', '=', person.id).execute()
  }
  const written = { text: canaries.draft }
  await w.db
    .insertInto('drafts')
    .values({
      owner_id: tech.id,
      id: newId(),
      kind: 'reply',
      key: ticketId,
      content: JSON.stringify(written),
      version: 1,
      updated_at: at,
    })
    .execute()
  const history_id = newId()
  const fact = { event: 'tickets.noted', actor_id: tech.id }
  await w.db
    .insertInto('history')
    .values({
      ...fact,
      id: history_id,
      object_id: ticketId,
      audience: 'staff',
      detail: JSON.stringify({ text: canaries.history }),
      at,
    })
    .execute()
  await w.db
    .insertInto('notifications')
    .values({
      ...fact,
      id: newId(),
      user_id: tech.id,
      history_id,
      object_id: ticketId,
      params: JSON.stringify({ subject: canaries.params }),
      path: '/',
      created_at: at,
    })
    .execute()
  const receipt = { user_id: tech.id, request_id: newId(), endpoint: 'tickets.note', body_hash: Buffer.alloc(32), created_at: at }
  await w.db
    .insertInto('receipts')
    .values({ ...receipt, answer: JSON.stringify({ text: canaries.receipt }) })
    .execute()
}
