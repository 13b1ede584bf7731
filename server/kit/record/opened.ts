import type { Position } from '@diwan/contract/kit/live'
import type { Ctx } from '../portal.ts'
import { positionsOf } from './channels.ts'

/** A channel that all readers of a record may follow, or one that needs more than reading it. */
export type RecordChannel<R> = string | { readonly channel: string; readonly may: (record: R) => boolean }

/**
 * A record with the positions from which this caller follows it. Positions are read before the record: a change in between is
 * delivered as well as contained, and folded once; read after it, the change would be missed.
 */
export async function opened<R>(
  { db }: Pick<Ctx, 'db'>,
  channels: readonly RecordChannel<R>[],
  read: () => Promise<R>,
): Promise<{ record: R; positions: Position[] }> {
  const positions = await positionsOf(db, channels.map(nameOf))
  const record = await read()
  const followed = new Set(channels.filter((one) => typeof one === 'string' || one.may(record)).map(nameOf))
  return { record, positions: positions.filter(({ channel }) => followed.has(channel)) }
}

const nameOf = (one: RecordChannel<never>): string => (typeof one === 'string' ? one : one.channel)
