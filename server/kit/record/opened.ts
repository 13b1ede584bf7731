import type { Position } from '@diwan/contract/kit/live'
import type { Queryable } from '../db/database.ts'
import { onOneConnection } from '../db/pipelined.ts'
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
  return { record, positions: followed(channels, record, positions) }
}

/** The same where all is read on `one` connection: it travels together, and comes in this order. */
export async function openedTogether<R>(
  { db }: Pick<Ctx, 'db'>,
  channels: readonly RecordChannel<R>[],
  read: (one: Queryable) => Promise<R>,
): Promise<{ record: R; positions: Position[] }> {
  const [positions, record] = await onOneConnection(db, (one) => Promise.all([positionsOf(one, channels.map(nameOf)), read(one)]))
  return { record, positions: followed(channels, record, positions) }
}

function followed<R>(channels: readonly RecordChannel<R>[], record: R, positions: readonly Position[]): Position[] {
  const names = new Set(channels.filter((one) => typeof one === 'string' || one.may(record)).map(nameOf))
  return positions.filter(({ channel }) => names.has(channel))
}

const nameOf = (one: RecordChannel<never>): string => (typeof one === 'string' ? one : one.channel)
