import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { FoundBy, Searchable } from '../../../kit/module.ts'
import { customEntries } from '../../custom-fields/public.ts'
import { keepEntries } from '../../search/public.ts'
import { messageEntries, placesOfMessageFiles } from '../../talk/public.ts'
import { readDescriptions } from './descriptions.ts'

interface Titled {
  readonly id: string
  /** The title first. */
  readonly texts: readonly string[]
  readonly at: Date
}

const titleEntry = ({ id, texts, at }: Titled): FoundBy => ({
  objectId: id,
  part: id,
  audience: 'members',
  texts: texts.filter(Boolean),
  at,
})

/** In the transaction that writes title or description. */
export const keepTitle = (db: Queryable, titled: Titled): Promise<void> => keepTitles(db, [titled])
export const keepTitles = (db: Queryable, titled: readonly Titled[]): Promise<void> => keepEntries(db, titled.map(titleEntry))

const workspaces: Searchable['textsOf'] = async (db, parts) => {
  const ids = parts.map(({ part }) => part)
  const rows = await db.selectFrom('workspaces').select(['id', 'name', 'created_at']).where(anyOf('id', ids)).execute()
  return rows.map(({ id, name, created_at }) => titleEntry({ id, texts: [name], at: created_at }))
}

const projects: Searchable['textsOf'] = async (db, parts) => {
  const ids = parts.map(({ part }) => part)
  const rows = await db
    .selectFrom('projects')
    .select(['id', 'title', 'description', 'created_at'])
    .where(anyOf('id', ids))
    .execute()
  return rows.map(({ id, title, description, created_at }) => titleEntry({ id, texts: [title, description], at: created_at }))
}

/** Tasks, what they say under custom fields, and what is said about them. */
const tasks: Searchable['textsOf'] = async (db, parts) => {
  const ids = parts.map(({ part }) => part)
  const rows = await db.selectFrom('tasks').select(['id', 'title', 'created_at']).where(anyOf('id', ids)).execute()
  const said = await readDescriptions(db, ids)
  const own = rows.map(({ id, title, created_at }) => titleEntry({ id, texts: [title, said.get(id) ?? ''], at: created_at }))
  const custom = await customEntries(db, [...new Set(parts.map(({ objectId }) => objectId))], 'members')
  return [...own, ...custom, ...(await messageEntries(db, ids))]
}

/** Files of the task and of its description are read by those who see it, those of comments as the comment is. */
const placesOfFiles: Searchable['placesOfFiles'] = async (db, taskId, files) => {
  const ofMessages = await placesOfMessageFiles(db, taskId, files)
  const task = await db.selectFrom('tasks').select('created_at').where('id', '=', taskId).executeTakeFirst()
  const own = files.filter((file) => task && !ofMessages.some(({ id }) => id === file))
  return [...ofMessages, ...own.map((id) => ({ id, audience: 'members' as const, at: task!.created_at }))]
}

export const searchableWork: readonly Searchable[] = [
  { kind: 'workspace', textsOf: workspaces },
  { kind: 'project', textsOf: projects },
  { kind: 'task', textsOf: tasks, placesOfFiles },
]
