import { documentFromText } from '@diwan/core/document'
import { files } from '@diwan/contract/files/endpoints'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { staffChannel } from '@diwan/contract/tickets/events'
import { newId } from '../../../kit/db/id.ts'
import { sayCustom } from '../../../testing/custom-word.ts'
import { pdf } from '../../../testing/documents.ts'
import type { TestPerson, TestUnit } from '../../../testing/people.ts'
import type { KindProof, Planted, ShownTo } from '../../../testing/proof.ts'
import { insertPeople } from '../../people/public.ts'
import type { World } from '../../../testing/world.ts'

const words = {
  subject: 'tickets.view',
  body: 'tickets.view',
  reply: 'tickets.view',
  custom: 'tickets.view',
  note: 'tickets.internal_note',
  /** What that note said before it was edited. */
  noteBefore: 'nobody',
  /** The name of a file of that note, and what stands in it. */
  noteFile: 'tickets.internal_note',
  noteFileText: 'tickets.internal_note',
  params: 'witness',
  history: 'nobody',
  receipt: 'nobody',
  /** Begun by the technician and not sent. */
  draft: 'witness',
} as const satisfies Record<string, ShownTo>

type Word = (name: keyof typeof words) => string

const written = (text: string) => documentFromText(text, 'ltr')

async function plant(w: World, word: Word, group: TestUnit): Promise<Planted> {
  const [owner, tech, guest] = [await w.person('USER'), await w.person('TECH', group), await w.person('USER')]
  const { id } = await w.ticket({ by: owner, group, subject: word('subject'), text: word('body') })
  const reply = await w.call(tech, tickets.reply, { id, body: written(word('reply')) })
  const bytes = Uint8Array.from(pdf({ says: word('noteFileText') }))
  const file = await w.call(tech, files.upload, { name: `${word('noteFile')}.pdf`, purpose: 'attachment5' }, { bytes })
  await sayCustom(w, tech, 'ticket', id, word('custom'))
  const note = await w.call(tech, tickets.note, { id, body: written(word('noteBefore')), attachments: [file.body.id] })
  await w.call(tech, tickets.edit, { id, messageId: note.body.id, body: written(word('note')), seen: null })
  await w.eventually(async () => {
    const told = await w.db.selectFrom('notifications').select('id').where('object_id', '=', id).execute()
    if (told.length < 2) throw new Error(`told ${told.length} of 2`)
  })
  await plantRows(w, word, id, tech)
  await insertPeople(w.db, { id, kind: 'ticket', degree: 'participant', sortAt: w.clock.now() }, [guest.id])
  return {
    id,
    parts: [note.body.id, reply.body.id, file.body.id],
    owner,
    witness: tech,
    watchers: { participant: guest },
    hears: staffChannel(id),
    async goOn() {
      await w.call(tech, tickets.reply, { id, body: written(word('reply')) })
      const { body } = await w.call(tech, tickets.note, { id, body: written(word('note')) })
      return body.id
    },
  }
}

/** What no endpoint writes yet, as it will stand there one day. */
async function plantRows({ db, clock }: World, word: Word, ticketId: string, tech: TestPerson): Promise<void> {
  const at = clock.now()
  const draft = { owner_id: tech.id, id: newId(), kind: 'reply', key: ticketId, version: 1, updated_at: at }
  await db
    .insertInto('drafts')
    .values({ ...draft, content: JSON.stringify({ text: word('draft') }) })
    .execute()
  const history_id = newId()
  const fact = { event: 'tickets.noted', actor_id: tech.id }
  const detail = JSON.stringify({ text: word('history') })
  await db
    .insertInto('history')
    .values({ ...fact, id: history_id, object_id: ticketId, audience: 'staff', detail, at })
    .execute()
  const params = JSON.stringify({ subject: word('params') })
  const told = { id: newId(), user_id: tech.id, history_id, object_id: ticketId, path: '/', created_at: at }
  await db
    .insertInto('notifications')
    .values({ ...fact, ...told, params })
    .execute()
  const receipt = { user_id: tech.id, request_id: newId(), endpoint: 'tickets.note', body_hash: Buffer.alloc(32), created_at: at }
  await db
    .insertInto('receipts')
    .values({ ...receipt, answer: JSON.stringify({ text: word('receipt') }) })
    .execute()
}

export const ticketSecrets: NonNullable<KindProof['secrets']> = { words, plant }
