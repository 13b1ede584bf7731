import { documents } from '@diwan/contract/documents/endpoints'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { documentFromText } from '@diwan/core/document'
import { pageText, PageDocument } from '@diwan/core/page/document'
import { PAGE_SCHEMA } from '@diwan/core/page/schema'
import { randomUUID } from 'node:crypto'
import { newId } from '../../server/kit/db/id.ts'
import type { Database } from '../../server/kit/db/database.ts'
import { SESSION_COOKIE } from '../../server/kit/http/caller.ts'
import { insertObjects } from '../../server/kit/record/objects.ts'
import { insertDocument } from '../../server/modules/documents/public.ts'
import { insertNote } from '../../server/modules/notes/queries/note.ts'
import type { Cast, Member } from '../cast.ts'
import type { Call } from '../client.ts'
import { compare, type Comparison } from '../compare.ts'

const LINE = 'راجعنا خطة الربع القادم مع الفريق، واتفقنا على ثلاثة مواعيد للتسليم. Next review on Sunday at 10:00.'
const LINES = 120

/** A note of some 12,000 letters. Answers the id of its description. */
async function plantNote(db: Database, owner: string): Promise<string> {
  const [id, at] = [newId(), new Date()]
  const line = { type: 'paragraph', attrs: { dir: 'rtl' }, content: [{ type: 'text', text: LINE }] }
  const doc = PageDocument.parse({ type: 'doc', content: Array.from({ length: LINES }, () => line) })
  await insertObjects(db, [{ id, kind: 'note' }], { by: owner, at })
  await insertNote(db, {
    id,
    title: 'محضر القياس',
    colour: 'plain',
    preview: '',
    created_by: owner,
    created_at: at,
    updated_at: at,
  })
  await insertDocument(db, { objectId: id, slot: 'description', doc, text: pageText(doc), at })
  const document = db.selectFrom('documents').select('id').where('object_id', '=', id)
  return (await document.executeTakeFirstOrThrow()).id
}

interface Pace {
  readonly rounds: number
  readonly calls: number
}

/** A letter typed into a long document, beside a reply to a ticket: both are on the disk and told when answered. */
export async function measureCommit(db: Database, origin: string, { tech, ticketId }: Cast, pace: Pace): Promise<Comparison> {
  const id = await plantNote(db, tech.id)
  const writes = ({ cookie }: Member) => ({
    cookie: `${SESSION_COOKIE}=${cookie}`,
    origin,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  })
  const call = (path: string, body: () => object): Call => ({
    origin,
    method: 'POST',
    path,
    headers: () => writes(tech),
    body: () => JSON.stringify(body()),
  })
  let version = 0
  const step = { stepType: 'replace', from: 1, to: 1, slice: { content: [{ type: 'text', text: 'ا' }] } }
  const commit = call(documents.commit.path.replace('{id}', id), () => ({
    schema: PAGE_SCHEMA,
    version: (version += 1) - 1,
    client: 'bench-client',
    steps: [step],
  }))
  const body = documentFromText('جرّبنا إعادة تشغيلها مرتين، وعادت تعمل.', 'rtl')
  const reply = call(tickets.reply.path.replace('{id}', ticketId), () => ({ body, attachments: [] }))
  return compare(commit, reply, { ...pace, connections: 1, settle: 200 })
}
