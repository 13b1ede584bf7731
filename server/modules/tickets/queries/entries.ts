import type { Queryable } from '../../../kit/db/database.ts'
import type { FoundBy, Searchable } from '../../../kit/module.ts'
import { anyOf } from '../../../kit/db/any-of.ts'
import { wordsOfAnswers, type AnsweredWords } from '../../fields/public.ts'
import { keepEntries } from '../../search/public.ts'
import { readAttachments } from './attachments.ts'

type Audience = FoundBy['audience']

/** A note is found by readers of notes (H4). */
const audienceOf = (kind: string): Audience => (kind === 'note' ? 'staff' : 'public')

const subjectEntry = (id: string, subject: string, at: Date): FoundBy => ({
  objectId: id,
  part: id,
  audience: 'public',
  texts: [subject],
  at,
})

interface SaidMessage {
  readonly id: string
  readonly ticketId: string
  readonly kind: string
  readonly text: string
  readonly files: readonly { readonly name: string }[]
  readonly at: Date
}

const messageEntry = ({ id, ticketId, kind, text, files, at }: SaidMessage): FoundBy => ({
  objectId: ticketId,
  part: id,
  audience: audienceOf(kind),
  texts: [text, ...files.map(({ name }) => name)],
  at,
})

/** In the transaction that writes the subject. */
export const keepSubject = (db: Queryable, id: string, subject: string, at: Date): Promise<void> =>
  keepEntries(db, [subjectEntry(id, subject, at)])

/** In the transaction that writes the message. */
export const keepMessage = (db: Queryable, message: SaidMessage): Promise<void> => keepEntries(db, [messageEntry(message)])

/** What was filled in of a template: its part is the set of fields, and every reader of the ticket sees it. */
const requestEntry = ({ objectId, setId, at, words }: AnsweredWords): FoundBy => ({
  objectId,
  part: setId,
  audience: 'public',
  texts: [...new Set(words.flatMap(({ ar, en }) => [ar, en]))],
  at,
})

/** In the transaction that keeps the answers. */
export const keepRequest = async (db: Queryable, ticketId: string): Promise<void> =>
  keepEntries(db, (await wordsOfAnswers(db, [ticketId])).map(requestEntry))

const textsOf: Searchable['textsOf'] = async (db, parts) => {
  const ids = parts.map(({ part }) => part)
  const subjects = await db.selectFrom('tickets').select(['id', 'subject', 'created_at']).where(anyOf('id', ids)).execute()
  const messages = await db
    .selectFrom('ticket_messages')
    .select(['id', 'ticket_id', 'kind', 'text', 'created_at'])
    .where(anyOf('id', ids))
    .execute()
  const files = await readAttachments(
    db,
    messages.map(({ id }) => id),
  )
  const requests = await wordsOfAnswers(
    db,
    parts.map(({ objectId }) => objectId),
  )
  return [
    ...requests.map(requestEntry),
    ...subjects.map(({ id, subject, created_at }) => subjectEntry(id, subject, created_at)),
    ...messages.map(({ id, ticket_id, kind, text, created_at }) =>
      messageEntry({ id, ticketId: ticket_id, kind, text, files: files.get(id) ?? [], at: created_at }),
    ),
  ]
}

export const searchableTickets: Searchable = { kind: 'ticket', textsOf }
