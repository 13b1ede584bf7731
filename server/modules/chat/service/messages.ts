import { addDays } from '@diwan/core/hijri'
import { startOfDay } from '@diwan/core/working-calendar'
import { COUNT_LIMIT } from '@diwan/contract/kit/page'
import type { chat } from '@diwan/contract/chat/endpoints'
import type { MessageHit } from '@diwan/contract/chat/schemas'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { demand } from '../../../kit/access/demand.ts'
import { readCursor } from '../../../kit/http/cursor.ts'
import { Problem } from '../../../kit/http/problem.ts'
import { counterOf } from '../../../kit/list/counter.ts'
import { paged } from '../../../kit/list/page.ts'
import type { FoundKind, FoundRecord } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { excerptOf } from '../../../kit/search-text.ts'
import { cutting } from '../../find/public.ts'
import { exactQuestion, readQuestion, termsOf, type Question } from '../../search/public.ts'
import { presentPerson } from '../../users/public.ts'
import { can } from '../access.ts'
import { readReach } from '../queries/chat.ts'
import { findMessages, type FoundMessage } from '../queries/search.ts'
import { readableChats } from './readable-chats.ts'

type Input = InputOf<typeof chat.search>

/** By words and conditions, in one chat of the caller or in all of them; those of others answer nothing, and one by its id is not there. */
export async function searchMessages(ctx: Ctx, input: Input): Promise<OutputOf<typeof chat.search>> {
  const { q, in: id, from, has, since, until, after, limit } = input
  if (id !== undefined) {
    const [row] = await readReach(ctx.db, ctx.actor, [id])
    demand(can, 'view', ctx.actor, row)
  }
  const question = await readQuestion(ctx.db, q)
  const isAsked = question.length > 0 || (q.trim() === '' && [from, has, since, until].some((one) => one !== undefined))
  if (!isAsked && q.trim() === '') throw new Problem('invalid_input', { fields: [{ path: 'q', code: 'empty' }] })
  if (!isAsked) return { items: [], next: null }
  const begin = (day: string) => new Date(startOfDay(ctx.actor.reading.zone, day) * 1_000)
  const found = await findMessages(ctx.db, {
    userId: ctx.actor.id,
    in: id,
    question,
    from,
    has,
    since: since === undefined ? undefined : begin(since),
    until: until === undefined ? undefined : begin(addDays(until, 1)),
    after: readCursor(after),
    limit: limit + 1,
  })
  const { rows, next } = paged(found, limit)
  return { items: await hitsOf(ctx, rows, question), next }
}

/** In their order, each with its chat and where the words stand in it. */
async function hitsOf(ctx: Ctx, rows: readonly FoundMessage[], question: Question): Promise<MessageHit[]> {
  const chats = await readableChats(
    ctx,
    ctx.db,
    rows.map((row) => row.object_id),
  )
  const terms = termsOf(question)
  const cut = cutting()
  return rows.flatMap((row): MessageHit[] => {
    const of = chats.get(row.object_id)
    if (!of) return []
    const { text, lit } = excerptOf(cut(row.text), terms)
    return [
      {
        chat: of.named,
        messageId: row.id,
        threadOf: row.thread_of,
        author: row.author_id === null ? null : presentPerson(row.author_id, row.author_name ?? '', row.author_photo),
        date: Math.floor(row.created_at.getTime() / 1_000),
        said: { text, lit: lit.map(([start, end]) => [start, end]) },
      },
    ]
  })
}

/** Among what the search of everything finds: what was said in the chats of the caller, newest first. */
export const foundMessages: FoundKind = {
  kind: 'chat_message',
  of: 'chat',
  flag: 'chat.view',
  module: 'chat',
  narrows: ['person', 'time'],
  find: async (ctx, { q, exact, person, from: since, until, counts, after, limit }) => {
    const question = exact ? exactQuestion(q) : await readQuestion(ctx.db, q)
    if (question.length === 0) return { items: [], next: null, reading: null, count: counts ? counterOf(0) : null }
    const sought = { userId: ctx.actor.id, question, from: person, has: undefined, since, until }
    const { rows, next } = paged(await findMessages(ctx.db, { ...sought, after: readCursor(after), limit: limit + 1 }), limit)
    const hits = await hitsOf(ctx, rows, question)
    const all =
      counts && next !== null
        ? await findMessages(ctx.db, { ...sought, after: undefined, limit: COUNT_LIMIT + 1, counted: true })
        : rows
    return { items: hits.map(presentFound), next, reading: null, count: counts ? counterOf(all.length) : null }
  },
}

const presentFound = ({ chat: of, messageId, threadOf, author, date, said }: MessageHit): FoundRecord => ({
  id: messageId,
  title: { text: of.name ?? of.person?.fullName ?? '', lit: [] },
  said,
  shortId: null,
  status: null,
  place: author?.fullName ?? null,
  date,
  path: `/user/chat?id=${of.id}&message=${threadOf ?? messageId}${threadOf === null ? '' : `&thread=${threadOf}`}`,
})
