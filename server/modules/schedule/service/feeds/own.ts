import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { feeds } from '@diwan/contract/schedule/endpoints/feeds'
import { feedEvents } from '@diwan/contract/schedule/events/feeds'
import { MAX_FEEDS, MAX_INCOMING_FEEDS } from '@diwan/contract/schedule/limits/feeds'
import type { Feed, IncomingFeed } from '@diwan/contract/schedule/schemas/feeds'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import { newId } from '../../../../kit/db/id.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { deleteObject, insertObject } from '../../../../kit/record/objects.ts'
import { write } from '../../../../kit/record/write.ts'
import { hashToken, newToken } from '../../../../kit/secrets/secrets.ts'
import { writeSpans } from '../../../calendar/public.ts'
import { keepMailed, readMailed } from '../../queries/feeds/calendar-mail.ts'
import { deleteIncoming, insertIncoming, readIncoming, readOwnIncoming, type IncomingRow } from '../../queries/feeds/incoming.ts'
import { deleteFeed, insertFeed, lockPerson, readOwnFeeds, type FeedRow } from '../../queries/feeds/outgoing.ts'
import { INCOMING, queueReading } from './tend.ts'

const done = { done: true } as const

export async function listFeeds({ db, actor }: Ctx): Promise<OutputOf<typeof feeds.list>> {
  const [outgoing, incoming, mailed] = await Promise.all([
    readOwnFeeds(db, actor.id),
    readOwnIncoming(db, actor.id),
    readMailed(db, [actor.id]),
  ])
  return { outgoing: outgoing.map(presentFeed), incoming: incoming.map(presentIncoming), mail: mailed.has(actor.id) }
}

/** The secret leaves with this answer and is kept nowhere. */
export const makeFeed =
  (publicUrl: string) =>
  (ctx: Ctx, { name, content }: InputOf<typeof feeds.make>): Promise<OutputOf<typeof feeds.make>> => {
    const secret = newToken()
    const now = ctx.clock.now()
    return write(ctx, async (tx) => {
      await lockPerson(tx.db, ctx.actor.id)
      if ((await readOwnFeeds(tx.db, ctx.actor.id)).length >= MAX_FEEDS) throw new Problem('schedule.too_many_feeds')
      const row = await insertFeed(tx.db, {
        id: newId(),
        user_id: ctx.actor.id,
        name,
        content,
        secret_hash: hashToken(secret),
        created_at: now,
        hour_at: now,
      })
      tx.record(feedEvents.made, { feedId: row.id, name, content }, { object: ctx.actor.id })
      return { address: `${publicUrl}/api/schedule/feeds/${row.id}/${secret}.ics`, item: presentFeed(row) }
    })
  }

export const revokeFeed = (ctx: Ctx, { id }: InputOf<typeof feeds.revoke>): Promise<typeof done> =>
  write(ctx, async (tx) => {
    const row = await deleteFeed(tx.db, ctx.actor.id, id)
    if (!row) throw new Problem('not_found')
    tx.record(feedEvents.revoked, { feedId: id, name: row.name }, { object: ctx.actor.id })
    return done
  })

export const addIncoming = (ctx: Ctx, { name, url }: InputOf<typeof feeds.add>): Promise<IncomingFeed> =>
  write(ctx, async (tx) => {
    await lockPerson(tx.db, ctx.actor.id)
    if ((await readOwnIncoming(tx.db, ctx.actor.id)).length >= MAX_INCOMING_FEEDS) throw new Problem('schedule.too_many_feeds')
    const now = ctx.clock.now()
    const id = await insertObject(tx.db, { kind: INCOMING, by: ctx.actor.id, at: now })
    await insertIncoming(tx.db, { id, user_id: ctx.actor.id, name, url, created_at: now, next_at: now })
    await queueReading(ctx, tx, id)
    return presentIncoming((await readIncoming(tx.db, id))!)
  })

export const removeIncoming = (ctx: Ctx, { id }: InputOf<typeof feeds.remove>): Promise<typeof done> =>
  write(ctx, async (tx) => {
    if (!(await deleteIncoming(tx.db, ctx.actor.id, id))) throw new Problem('not_found')
    await writeSpans(tx.db, id, [])
    await deleteObject(tx.db, id, ctx.clock.now())
    return done
  })

export const chooseMail = (ctx: Ctx, { wanted }: InputOf<typeof feeds.chooseMail>): Promise<typeof done> =>
  write(ctx, async (tx) => {
    await keepMailed(tx.db, ctx.actor.id, wanted)
    return done
  })

const presentFeed = ({ id, name, content, created_at, used_at }: FeedRow): Feed => ({
  id,
  name,
  content: content as Feed['content'],
  createdDate: toSeconds(created_at),
  usedDate: used_at && toSeconds(used_at),
})

const presentIncoming = ({ id, name, url, created_at, fetched_at, problem, busy, cut }: IncomingRow): IncomingFeed => ({
  id,
  name,
  host: URL.parse(url)?.host ?? '',
  createdDate: toSeconds(created_at),
  fetchedDate: fetched_at && toSeconds(fetched_at),
  problem: problem as IncomingFeed['problem'],
  times: busy.length,
  cut,
})
