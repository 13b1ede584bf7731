import { sql } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'

interface Origin {
  copy_id: string
  copy_chat: string
  copy_seq: number
  id: string
  object_id: string
  seq: number
  thread_of: string | null
  created_at: Date
  author_id: string | null
  author_name: string | null
  author_photo: string | null
}

/** Of these messages those that were said elsewhere first, where that is still there. Index: messages_pkey. */
export async function readOrigins(db: Queryable, ids: readonly string[]): Promise<Origin[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Origin>`
    select copy.id as copy_id, copy.object_id as copy_chat, copy.seq as copy_seq,
      source.id, source.object_id, source.seq, source.thread_of, source.created_at,
      source.author_id, author.full_name as author_name, author.photo_id as author_photo
    from messages copy
    join messages source on source.id = copy.forwarded_from and source.deleted_at is null
    left join users author on author.id = source.author_id
    where ${anyOf('copy.id', ids)}`.execute(db)
  return rows
}
