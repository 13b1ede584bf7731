import { sql } from 'kysely'
import { among } from '../../../kit/access/among.ts'
import type { PartReaders, Searchable } from '../../../kit/module.ts'
import { placesOfMessageFiles } from '../../talk/public.ts'
import { reach } from '../access.ts'
import { filesShown } from './versions.ts'

/** Files of comments and of what readers are shown. Files that only a draft names are found by nobody. */
export const placesOfFiles: NonNullable<Searchable['placesOfFiles']> = async (db, articleId, files) => {
  const ofComments = await placesOfMessageFiles(db, articleId, files)
  const others = files.filter((file) => !ofComments.some(({ id }) => id === file))
  const places = [...ofComments, ...(await filesShown(db, articleId, others))]
  return places.map(({ id, at }) => ({ id, audience: 'readers', at }))
}

const [writes, publishes] = [among(reach, 'knowledgeHub.create'), among(reach, 'knowledgeHub.publish')]

/** Readers read files while the article is listed, those who write or publish it at any time: as each file is read itself. */
export const readsFiles: PartReaders = (actor, record) => sql`
  (${sql.ref(`${record}.listed_at`)} is not null or ${writes(actor, record)} or ${publishes(actor, record)})`
