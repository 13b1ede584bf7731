import { chatList } from '@diwan/contract/chat/list'
import { sql } from 'kysely'
import { lister } from '../../../kit/list/lister.ts'
import { byReach } from '../../../kit/list/readers.ts'
import { isNew } from '../../talk/public.ts'
import { reach } from '../access.ts'

type Shape = typeof chatList
type View = Shape['views'][number]

/** A personal chat that says nothing, or nothing any more, is in nobody's list. */
const there = sql`record.deleted_at is null and (record.kind = 'group' or record.last_seq > link.cleared_seq)`
const living = sql`${there} and link.archived_at is null`

/** The mark of the person, beside each chat that is looked at. */
const unread = (userId: string) => sql`${living} and exists (
  select from messages message where message.object_id = record.id and message.audience = 'members'
    and ${isNew(
      userId,
      sql`greatest(link.cleared_seq, (select mark.seq from read_marks mark where mark.user_id = ${userId} and mark.object_id = record.id
        and mark.audience = 'members' and mark.thread_of = record.id))`,
    )})`

interface Place {
  id: string
  sort: string
}

/**
 * By the chats of a person, which are few: all are looked at and put in order, so that a message moves one row, not one for each member.
 * `link` is the person's place in the chat. Index: object_people_by_user.
 */
const read = lister<View, Shape['sorts'][number], Shape['filters'], Place, 'chat.view', { readonly view: View }>(chatList, {
  table: 'chats',
  readers: { 'chat.view': byReach(reach, 'chat.view') },
  only: () => ['member', 'own'],
  sorts: { activity: 'active_at' },
  views: {
    all: () => living,
    unread: ({ id }) => unread(id),
    starred: () => sql`${living} and link.starred_at is not null`,
    pinned: () => sql`${living} and link.pinned_at is not null`,
    archived: () => sql`${there} and link.archived_at is not null`,
  },
  viewOf: ({ view }) => view,
  filters: {
    kind: 'kind',
    muted: (values) => (values.length > 1 ? sql`true` : sql`link.muted = ${values[0] === 'yes'}`),
  },
  zone: ({ actor }) => actor.reading.zone,
  as: 'chat',
  columns: () => sql`chat.id, chat.active_at::text as sort`,
})

export const { page: pageOfChats, counts: countersOf } = read
