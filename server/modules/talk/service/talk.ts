import type { Audience } from '@diwan/contract/kit/audience'
import type { ErrorCode } from '@diwan/contract/kit/errors'
import type { FilePurpose } from '@diwan/contract/files/vocabulary'
import type { TalkEvents } from '@diwan/contract/talk/events'
import type { TalkMessage } from '@diwan/contract/talk/schemas'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import type { Follows } from '../../../kit/realtime/bus.ts'

/** `moderate`: delete what others wrote. An own message is edited and deleted by those who may say something. */
export type TalkAct = 'read' | 'say' | 'react' | 'pin' | 'moderate'

/** How records of a kind are talked about. */
export interface Talking<Row extends { readonly id: string } = { readonly id: string }> {
  readonly kind: string
  /** Names that the manifest declares. A message goes by default to the first that its author may write to. */
  readonly audiences: readonly Audience[]
  readonly events: TalkEvents
  /** Of these records those that exist, as its access looks at them; `lock` takes the lock of one. */
  read(db: Queryable, actor: Actor, ids: readonly string[]): Promise<readonly Row[]>
  lock(db: Queryable, actor: Actor, id: string): Promise<Row | undefined>
  /** Who. */
  may(actor: Actor, row: Row, act: TalkAct, audience: Audience): boolean
  /** When: the refusal, where the record is in a state in which nobody may. */
  refuses?(row: Row, act: Exclude<TalkAct, 'read'>, audience: Audience): ErrorCode | undefined
  channel(id: string, audience: Audience): string
  /** Whose lists and counts of unread messages a message may alter: hinted at, never with what it says. */
  topics?(row: Row, audience: Audience): readonly string[]
  /**
   * Who follows the channel of a row that was locked, as the policy of the channel says it, where every change of that takes the same lock.
   * Otherwise that policy is asked of each message.
   */
  follows?(row: Row): Follows | undefined
  readonly purpose: FilePurpose
  /** Whether people may send what they recorded. */
  readonly voices?: boolean
  /** Whether a message may be answered in a thread of its own. */
  readonly threads: boolean
  readonly reactions: boolean
  /** Whether messages are pinned for all; nobody does where it is absent. */
  readonly pins?: boolean
  readonly editSeconds: number
  /** Characters of one message, where they are fewer than a document may have. */
  readonly most?: number
  /** Messages are searched for within one record: the chat. */
  readonly scoped?: boolean
  /** Whether pages that a message links to are asked what they say of themselves. */
  readonly previews?: (db: Queryable) => Promise<boolean>
  /** Messages up to this number are gone for the reader of this row. */
  cleared?(row: Row): number
  /** Whether this person may call everyone; where it is absent nobody can. A mention of the record itself does. */
  callsAll?(actor: Actor, row: Row): boolean
  /** In the transaction: a message was pinned. */
  wasPinned?(ctx: Ctx, tx: Tx, row: Row, message: TalkMessage): Promise<void>
  /** The caller read on, or marked something unread: hints for those who see that. */
  wasRead?(ctx: Ctx, row: Row): Promise<void>
  /** Of these people those who show the caller what they have read; nothing where receipts are not shown. */
  receipts?(ctx: Pick<Ctx, 'db' | 'actor'>, row: Row, people: readonly string[]): Promise<readonly string[] | undefined>
  /** In the transaction of a new message, after it was stored: applies its effects on the record. */
  wasPosted?(
    ctx: Ctx,
    tx: Tx,
    row: Row,
    message: TalkMessage,
    called: { readonly mentioned: readonly string[]; readonly everyone: boolean },
  ): Promise<void>
  /** In the transaction of an edit or a deletion: a message calls others than before. */
  mentionsChanged?(
    ctx: Ctx,
    tx: Tx,
    row: Row,
    message: { readonly seq: number; readonly authorId: string | null },
    called: { readonly mentioned: readonly string[]; readonly everyone: boolean },
  ): Promise<void>
}

type AccessRules<Row extends { readonly id: string }> = Pick<Talking<Row>, 'audiences' | 'may' | 'refuses'>

/** The audiences this person may do this in, in the order they are declared. */
export const audiencesOf = <Row extends { readonly id: string }>(
  { audiences, may }: AccessRules<Row>,
  actor: Actor,
  row: Row,
  act: TalkAct,
): Audience[] => audiences.filter((audience) => may(actor, row, act, audience))

/** Refuses who may not read it as if nothing were there, others as they are; then asks whether it is the moment. */
export function demandAct<Row extends { readonly id: string }>(
  talking: AccessRules<Row>,
  { actor }: Pick<Ctx, 'actor'>,
  row: Row,
  act: TalkAct,
  audience: Audience,
): void {
  if (!talking.may(actor, row, 'read', audience)) throw new Problem('not_found')
  if (!talking.may(actor, row, act, audience)) throw new Problem('forbidden')
  const refusal = act === 'read' ? undefined : talking.refuses?.(row, act, audience)
  if (refusal) throw new Problem(refusal)
}

/** The number up to which messages are gone for the reader. */
export const clearedOf = <Row extends { readonly id: string }>({ cleared }: Pick<Talking<Row>, 'cleared'>, row: Row): number =>
  cleared?.(row) ?? 0

/** Whether this person reads this message of a record. */
export const reads = <Row extends { readonly id: string }>(
  talking: Talking<Row>,
  actor: Actor,
  row: Row,
  message: { readonly audience: string; readonly seq: number },
): boolean => message.seq > clearedOf(talking, row) && talking.may(actor, row, 'read', message.audience as Audience)

/** Where a message of this record is delivered. */
export const deliveryFor = <Row extends { readonly id: string }>(
  { channel, topics }: Pick<Talking<Row>, 'channel' | 'topics'>,
  row: Row,
  audience: Audience,
) => ({ object: row.id, audience, channels: [channel(row.id, audience)], topics: topics?.(row, audience) ?? [] })

/** A record that somebody reads in one of its audiences at least; for others there is none. */
export async function readRecord<Row extends { readonly id: string }>(talking: Talking<Row>, ctx: Ctx, id: string): Promise<Row> {
  const [row] = await talking.read(ctx.db, ctx.actor, [id])
  return demandRead(talking, ctx, row)
}

export async function lockRecord<Row extends { readonly id: string }>(
  talking: Talking<Row>,
  ctx: Ctx,
  tx: Tx,
  id: string,
): Promise<Row> {
  return demandRead(talking, ctx, await talking.lock(tx.db, ctx.actor, id))
}

/** As it was read or locked: for who reads none of it there is nothing. */
export function demandRead<Row extends { readonly id: string }>(
  talking: Talking<Row>,
  { actor }: Ctx,
  row: Row | undefined,
): Row {
  if (row === undefined || audiencesOf(talking, actor, row, 'read').length === 0) throw new Problem('not_found')
  return row
}

/** The audience that was asked for, if the caller may read it; otherwise the first in which the caller may do this. */
export function chosenAudience<Row extends { readonly id: string }>(
  talking: Talking<Row>,
  { actor }: Ctx,
  row: Row,
  act: TalkAct,
  asked: string | undefined,
): Audience {
  const readable = audiencesOf(talking, actor, row, 'read')
  const chosen =
    asked === undefined ? (audiencesOf(talking, actor, row, act)[0] ?? readable[0]) : readable.find((one) => one === asked)
  if (chosen === undefined) throw new Problem('not_found')
  return chosen
}
