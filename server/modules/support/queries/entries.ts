import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { FoundBy, Searchable } from '../../../kit/module.ts'
import { keepEntries } from '../../search/public.ts'
import { messageEntries, placesOfMessageFiles } from '../../talk/public.ts'

const subjectEntry = (id: string, subject: string, at: Date): FoundBy => ({
  objectId: id,
  part: id,
  audience: 'asker',
  texts: [subject],
  at,
})

/** In the transaction that writes the subject. */
export const keepSubject = (db: Queryable, id: string, subject: string, at: Date): Promise<void> =>
  keepEntries(db, [subjectEntry(id, subject, at)])

const textsOf: Searchable['textsOf'] = async (db, parts) => {
  const ids = parts.map(({ part }) => part)
  const subjects = await db.selectFrom('inquiries').select(['id', 'subject', 'created_at']).where(anyOf('id', ids)).execute()
  return [
    ...subjects.map(({ id, subject, created_at }) => subjectEntry(id, subject, created_at)),
    ...(await messageEntries(db, ids)),
  ]
}

export const searchableInquiries: Searchable = {
  kind: 'inquiry',
  textsOf,
  placesOfFiles: (db, id, files) => placesOfMessageFiles(db, id, files),
}
