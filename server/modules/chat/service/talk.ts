import { chatPolls, chatPreviews, chatTalk as endpoints } from '@diwan/contract/chat/endpoints'
import { chatChannel } from '@diwan/contract/chat/channels'
import { chatEvents } from '@diwan/contract/chat/events'
import { EDIT_SECONDS, MAX_MESSAGE_TEXT, MAX_TOLD_OF_READING } from '@diwan/contract/chat/limits'
import type { CHAT_LINES } from '@diwan/contract/chat/vocabulary'
import type { TalkMessage } from '@diwan/contract/talk/schemas'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Follows } from '../../../kit/realtime/bus.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { markMentioned, returnArchived, unmarkMentioned } from '../../people/public.ts'
import { markReadBySaying, newestMentions, talk } from '../../talk/public.ts'
import { can } from '../access.ts'
import { callsAll } from '../presenter.ts'
import { lockChat, readFew, readReach, readStanding, standingIn, updateChat, type ChatReach } from '../queries/chat.ts'
import { readChoices, readSettings, readShowing } from '../queries/choices.ts'
import { topicOf } from '../topics.ts'

const AUDIENCE = 'members'

const seesIn =
  (standing: (userId: string) => ChatReach): Follows =>
  (person) =>
    can.view(person, standing(person.id))

/** Who may see a chat: it is read once, for as many as are asked about. */
export async function whoSees(db: Queryable, id: string): Promise<Follows | undefined> {
  const standing = await readStanding(db, id)
  return standing && seesIn(standing)
}

export const chatTalk = talk<ChatReach>({
  kind: 'chat',
  audiences: [AUDIENCE],
  endpoints,
  polls: chatPolls,
  pictures: chatPreviews,
  events: chatEvents,
  draft: 'chat',
  read: readReach,
  lock: lockChat,
  accessRow: async (db, id) => {
    const standing = await readStanding(db, id)
    return standing && ((person) => standing(person.id))
  },
  may: (actor, row, act) => {
    if (act === 'read') return can.view(actor, row)
    if (act === 'moderate') return can.moderate(actor, row)
    return can.send(actor, row) && (act !== 'pin' || row.kind === 'personal' || can.manage(actor, row))
  },
  refuses: (row) => (row.closed ? 'chat.closed' : undefined),
  channel: chatChannel,
  follows: ({ degrees, ...row }) => degrees && seesIn(standingIn(row, degrees)),
  topics: ({ members }) => members.map(topicOf),
  purpose: 'attachment10',
  voices: true,
  threads: true,
  reactions: true,
  pins: true,
  editSeconds: EDIT_SECONDS,
  most: MAX_MESSAGE_TEXT,
  scoped: true,
  previews: async (db) => (await readSettings(db)).previews,
  cleared: ({ cleared_seq }) => cleared_seq,
  callsAll,
  receipts: async ({ db, actor }, row, people) => {
    const [{ receipts: shown }, own] = [await readSettings(db), await readChoices(db, actor.id)]
    return shown && own.receipts ? readShowing(db, row.id, people) : undefined
  },
  wasRead: async ({ db, portal, actor }, { id }) => {
    const people = await readFew(db, id, MAX_TOLD_OF_READING)
    portal.bus.publish({ topics: [...new Set([actor.id, ...people])].map(topicOf) })
  },
  wasPinned: async (ctx, tx, row) => {
    await chatTalk.happened(ctx, tx, row, { audience: AUDIENCE, what: 'pinned' })
  },
  wasPosted: moved,
  mentionsChanged: remark,
})

/** What a message does to its chat: its place in the lists, the marks of those it calls, and of its author. */
async function moved(
  ctx: Ctx,
  tx: Tx,
  row: ChatReach,
  message: TalkMessage,
  { mentioned, everyone }: { readonly mentioned: readonly string[]; readonly everyone: boolean },
): Promise<void> {
  const { seq, threadOf, alsoMain = false, author, kind } = message
  const inMain = threadOf === null || alsoMain
  const set = { last_seq: seq, ...(inMain && kind !== 'event' && { active_at: ctx.clock.now() }) }
  tx.withCommit(updateChat(tx.db, row.id, set)) // in this order, and none waits for the one before
  if (author) {
    const but = author.id
    const place = { objectId: row.id, audience: AUDIENCE } as const
    if (inMain) tx.withCommit(markReadBySaying(tx.db, but, { ...place, threadOf: row.id }, seq))
    if (threadOf !== null) tx.withCommit(markReadBySaying(tx.db, but, { ...place, threadOf }, seq))
    const called = everyone ? undefined : mentioned
    if (called === undefined || called.length > 0) tx.withCommit(markMentioned(tx.db, row.id, { seq, people: called, but }))
    const comesBack = row.kind === 'personal' ? undefined : called
    if (comesBack === undefined || comesBack.length > 0) tx.withCommit(returnArchived(tx.db, row.id, { people: comesBack, but }))
  }
}

/** The marks follow the words: a message that was changed or deleted marks its chat only for those whom it calls now. */
async function remark(
  _ctx: Ctx,
  tx: Tx,
  row: ChatReach,
  { seq, authorId }: { readonly seq: number; readonly authorId: string | null },
  { mentioned, everyone }: { readonly mentioned: readonly string[]; readonly everyone: boolean },
): Promise<void> {
  const places = await newestMentions(tx.db, row.id, seq)
  const newest = (person: string): number => Math.max(places.get(person) ?? 0, places.get(row.id) ?? 0)
  await unmarkMentioned(tx.db, row.id, { seq, newest })
  const people = everyone ? undefined : mentioned
  if (authorId !== null && (people === undefined || people.length > 0))
    await markMentioned(tx.db, row.id, { seq, people, but: authorId })
}

/** A line between the messages of a chat. */
export const line = (
  ctx: Ctx,
  tx: Tx,
  row: ChatReach,
  what: (typeof CHAT_LINES)[number],
  more: { readonly people?: readonly string[]; readonly text?: string | null } = {},
): Promise<TalkMessage> => chatTalk.happened(ctx, tx, row, { audience: AUDIENCE, what, ...more })
