import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { FoundBy, Searchable } from '../../../kit/module.ts'
import { keepEntries } from '../../search/public.ts'
import { placesOfMessageFiles } from '../../talk/public.ts'
import { chatTalk } from '../service/talk.ts'

const nameEntry = (id: string, name: string, at: Date): FoundBy => ({
  objectId: id,
  part: id,
  audience: 'title',
  texts: [name],
  at,
})

/** In the transaction that writes the name. */
export const keepName = (db: Queryable, id: string, name: string, at: Date): Promise<void> =>
  keepEntries(db, [nameEntry(id, name, at)])

const textsOf: Searchable['textsOf'] = async (db, parts) => {
  const ids = parts.map(({ part }) => part)
  const rows = await db.selectFrom('chats').select(['id', 'name', 'created_at']).where(anyOf('id', ids)).execute()
  const names = rows.flatMap(({ id, name, created_at }) => (name === null ? [] : [nameEntry(id, name, created_at)]))
  return [...names, ...(await chatTalk.textsOf(db, parts))]
}

export const searchableChats: Searchable = {
  kind: 'chat',
  textsOf,
  placesOfFiles: (db, id, files) => placesOfMessageFiles(db, id, files, true),
}
