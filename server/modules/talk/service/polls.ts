import type { Document } from '@diwan/core/document'
import { pollDocument, pollIn } from '@diwan/core/poll-document'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { PollEndpoints } from '@diwan/contract/talk/endpoints'
import type { PollResult, TalkMessage } from '@diwan/contract/talk/schemas'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { pollsOf } from '../topics.ts'
import { turn, type MessageRow } from '../queries/messages.ts'
import { readChoices, readTerms, replaceVotes, setEnd } from '../queries/polls.ts'
import { lockMessage, shownMessage, type FoundMessage } from './edit.ts'
import { postMessage } from './post-message.ts'
import { chosenAudience, demandAct, lockRecord, type Talking } from './talk.ts'

type Input<E extends keyof PollEndpoints> = InputOf<PollEndpoints[E]>
type Identified = { readonly id: string }

const refused = (path: string, code: string) => new Problem('invalid_input', { fields: [{ path, code }] })

/** The question is what people read, find and quote; the terms stand beside it. */
export function askPoll<Row extends Identified>(talking: Talking<Row>, ctx: Ctx, input: Input<'ask'>): Promise<TalkMessage> {
  const { id, question, options, several, secret, endsAt } = input
  return write(ctx, async (tx) => {
    const row = await lockRecord(talking, ctx, tx, id)
    const audience = chosenAudience(talking, ctx, row, 'say', input.audience)
    demandAct(talking, ctx, row, 'say', audience)
    const ends = endsAt === null ? null : new Date(endsAt * 1_000)
    if (ends && ends <= ctx.clock.now()) throw refused('endsAt', 'past')
    const body = pollDocument({ question, options }, ctx.actor.language === 'ar' ? 'rtl' : 'ltr')
    const poll = { several, secret, endsAt: ends }
    return postMessage(talking, ctx, tx, row, { id: ctx.receipt?.requestId, audience, body, poll })
  })
}

/** Voting the same twice changes nothing. */
export function vote<Row extends Identified>(
  talking: Talking<Row>,
  ctx: Ctx,
  { choices, ...input }: Input<'vote'>,
): Promise<PollResult> {
  return write(ctx, async (tx) => {
    const found = await lockMessage(talking, ctx, tx, input)
    const { row, message } = found
    const terms = await demandPoll(tx, message)
    demandAct(talking, ctx, row, 'react', message.audience)
    if (terms.ends_at && terms.ends_at <= ctx.clock.now()) throw new Problem('talk.poll_closed')
    const most = pollIn(message.body as Document)?.options.length ?? 0
    if (choices.some((place) => place >= most)) throw refused('choices', 'invalid_value')
    if (!terms.several && choices.length > 1) throw refused('choices', 'not_allowed')

    const voter = { messageId: message.id, userId: ctx.actor.id }
    const before = await readChoices(tx.db, voter)
    if (before.join() === choices.join()) return resultOf(ctx, tx, message)
    await replaceVotes(tx.db, voter, choices, ctx.clock.now())
    return changed(talking, ctx, tx, found, terms.secret ? { topics: [pollsOf(ctx.actor.id)] } : { choices })
  })
}

export function closePoll<Row extends Identified>(
  talking: Talking<Row>,
  ctx: Ctx,
  input: Input<'closePoll'>,
): Promise<PollResult> {
  return write(ctx, async (tx) => {
    const found = await lockMessage(talking, ctx, tx, input)
    const { row, message } = found
    const terms = await demandPoll(tx, message)
    if (message.author_id !== ctx.actor.id) demandAct(talking, ctx, row, 'moderate', message.audience)
    demandAct(talking, ctx, row, 'say', message.audience)
    const now = ctx.clock.now()
    if (terms.ends_at && terms.ends_at <= now) return resultOf(ctx, tx, message)
    await setEnd(tx.db, message.id, now)
    return changed(talking, ctx, tx, found)
  })
}

/** A deleted message, and one that is no poll, is not found. */
async function demandPoll(tx: Tx, message: MessageRow) {
  const terms = message.deleted_at ? undefined : await readTerms(tx.db, message.id)
  if (!terms) throw new Problem('not_found')
  return terms
}

/** The result as the caller sees it. */
async function resultOf(ctx: Ctx, tx: Tx, { id, object_id }: MessageRow): Promise<PollResult> {
  const { poll, turn: turned = 0 } = await shownMessage(ctx, tx, object_id, id)
  return { messageId: id, poll: poll!, turn: turned }
}

interface Hearing {
  readonly choices?: readonly number[]
  readonly topics?: readonly string[]
}

/** Delivers the result to all readers, with the voter's choices unless the poll is secret; then the voter's own devices get a hint. */
async function changed<Row extends Identified>(
  talking: Talking<Row>,
  ctx: Ctx,
  tx: Tx,
  { row, message }: FoundMessage<Row>,
  { choices, topics = [] }: Hearing = {},
): Promise<PollResult> {
  await turn(tx.db, message.id)
  const now = await resultOf(ctx, tx, message)
  const by = choices ? ctx.actor.id : null
  const channels = [talking.channel(row.id, message.audience)]
  const delivery = { object: row.id, audience: message.audience, channels, topics }
  const poll = { ...now.poll, own: [] }
  tx.record(talking.events.polled, { ...now, id: row.id, poll, by, choices: [...(choices ?? [])] }, delivery)
  return now
}
