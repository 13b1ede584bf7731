import { sql } from 'kysely'
import { finder } from '../../find/public.ts'
import { can, reach } from '../access.ts'
import { readReach, type ChatReach } from '../queries/chat.ts'

/** Groups are found everywhere by their names; what is said in chats by their own search. */
export const chatFinder = finder<ChatReach, ChatReach>({
  kind: 'chat',
  module: 'chat',
  table: 'chats',
  sort: 'active_at',
  reach,
  flag: 'chat.view',
  parts: { title: 'chat.view' },
  living: sql`record.deleted_at is null`,
  read: async ({ db, actor }, ids) => (await readReach(db, actor, ids)).filter((row) => can.view(actor, row)),
  title: ({ name }) => name ?? '',
  card: (_ctx, { id }) => ({ id, shortId: null, status: null, place: null, path: `/user/chat?id=${id}` }),
})
