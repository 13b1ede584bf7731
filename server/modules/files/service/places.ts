import {
  MAX_OPEN,
  MAX_UNUSED,
  MAX_UNUSED_BYTES,
  UPLOAD_IDLE_SECONDS,
  UPLOAD_PACE,
  UPLOAD_SECONDS,
} from '@diwan/contract/files/limits'
import type { FilePurpose } from '@diwan/contract/files/vocabulary'
import { newId } from '../../../kit/db/id.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { UploadLimit } from '../../../kit/http/receive.ts'
import type { Ctx, Portal } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { countUploads, deleteEnded, insertSlot, keepSlotUntil, lockUploads, type SlotRow } from '../queries/files.ts'

export interface NewPlace {
  readonly name: string
  readonly purpose: FilePurpose
  readonly bytes: number
}

const after = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1_000)
/** When it began, and how long it is going to be. */
export type Place = Pick<SlotRow, 'id' | 'created_at' | 'bytes'>
const endOf = ({ created_at, bytes }: Place): Date => after(created_at, Math.max(UPLOAD_SECONDS, bytes / UPLOAD_PACE))

/** A place for one more upload of this person, counted under a lock: nobody fills the disk or the line (H59). */
export async function takePlace(ctx: Ctx, tx: Tx, { name, purpose, bytes }: NewPlace): Promise<Place> {
  const [owner_id, now] = [ctx.actor.id, ctx.clock.now()]
  await lockUploads(tx.db, owner_id)
  for (const id of await deleteEnded(tx.db, now, owner_id)) tx.afterwards(() => ctx.portal.storage.remove(id))
  const { open, unused, bytes: waiting } = await countUploads(tx.db, owner_id, now)
  if (unused >= MAX_UNUSED || waiting + bytes > MAX_UNUSED_BYTES) throw new Problem('files.too_many_unused')
  if (open >= MAX_OPEN) throw new Problem('files.too_many_open')
  const place = { id: newId(), created_at: now, bytes }
  const said = { name: name.toWellFormed().replaceAll('\0', ''), purpose }
  await insertSlot(tx.db, { ...place, ...said, owner_id, open_until: after(now, UPLOAD_IDLE_SECONDS) })
  return place
}

/** While its bytes come, or are judged, it is open for as long as it may be at all. */
export const holdPlace = ({ db }: Pick<Ctx, 'db'>, place: Place): Promise<void> => keepSlotUntil(db, place.id, endOf(place))

/** From now on it waits for the next byte. */
export function pausePlace({ db, clock }: Ctx, place: Place): Promise<void> {
  const [idle, end] = [after(clock.now(), UPLOAD_IDLE_SECONDS), endOf(place)]
  return keepSlotUntil(db, place.id, idle < end ? idle : end)
}

/** How long the bytes of one body may take, of the time that its upload has. */
export const timesOf = ({ clock }: Ctx, place: Place) =>
  ({
    idleMs: UPLOAD_IDLE_SECONDS * 1_000,
    wholeMs: Math.min(UPLOAD_SECONDS * 1_000, endOf(place).getTime() - clock.now().getTime()),
    slowCode: 'files.too_slow',
  }) as const satisfies Partial<UploadLimit>

/** Each minute: uploads that ended, and what had arrived of them. */
export async function forgetEnded({ db, clock, storage }: Portal): Promise<void> {
  for (const id of await deleteEnded(db, clock.now())) await storage.remove(id)
}
