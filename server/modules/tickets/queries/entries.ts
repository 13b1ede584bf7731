import type { Queryable } from '../../../kit/db/database.ts'
import type { FoundBy, Searchable } from '../../../kit/module.ts'
import { anyOf } from '../../../kit/db/any-of.ts'
import { customEntries } from '../../custom-fields/public.ts'
import { answersAmong, wordsOfAnswers, type AnsweredWords } from '../../fields/public.ts'
import { keepEntries } from '../../search/public.ts'
import { messageEntries, placesOfMessageFiles } from '../../talk/public.ts'

const subjectEntry = (id: string, subject: string, at: Date): FoundBy => ({
  objectId: id,
  part: id,
  audience: 'public',
  texts: [subject],
  at,
})

/** In the transaction that writes the subject. */
export const keepSubject = (db: Queryable, id: string, subject: string, at: Date): Promise<void> =>
  keepEntries(db, [subjectEntry(id, subject, at)])

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
  const messages = await messageEntries(db, ids)
  const tickets = [...new Set(parts.map(({ objectId }) => objectId))]
  const requests = await wordsOfAnswers(db, tickets)
  return [
    ...requests.map(requestEntry),
    ...(await customEntries(db, tickets, 'public')),
    ...subjects.map(({ id, subject, created_at }) => subjectEntry(id, subject, created_at)),
    ...messages,
  ]
}

/** Files of messages, and those that the request was answered with. */
const placesOfFiles: Searchable['placesOfFiles'] = async (db, ticketId, files) => {
  const ofMessages = await placesOfMessageFiles(db, ticketId, files)
  const [request] = await wordsOfAnswers(db, [ticketId])
  const others = files.filter((file) => !ofMessages.some(({ id }) => id === file))
  const answers = request ? await answersAmong(db, ticketId, others) : []
  return [...ofMessages, ...answers.map((id) => ({ id, audience: 'public' as const, at: request!.at }))]
}

export const searchableTickets: Searchable = { kind: 'ticket', textsOf, placesOfFiles }
