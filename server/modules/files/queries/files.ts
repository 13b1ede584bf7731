import type { FilePurpose } from '@diwan/contract/files/vocabulary'
import { sql } from 'kysely'
import type { Insertable, Selectable } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Files, Uploads } from '../rows.gen.ts'

const ATTACHMENT = ['id', 'name', 'type', 'bytes', 'width', 'height', 'seconds'] as const
export type AttachmentRow = Pick<Selectable<Files>, (typeof ATTACHMENT)[number]>

const KEPT = [...ATTACHMENT, 'purpose', 'created_at'] as const
export type KeptFile = Pick<Selectable<Files>, (typeof KEPT)[number]>

export type SlotRow = Selectable<Uploads>

export async function insertFile(db: Queryable, file: Insertable<Files>): Promise<void> {
  await db.insertInto('files').values(file).execute()
}

export function readFileRow(db: Queryable, id: string) {
  return db
    .selectFrom('files')
    .leftJoin('objects', 'objects.id', 'files.object_id')
    .select(['files.id', 'owner_id', 'name', 'type', 'sha256', 'purpose', 'object_id', 'files.created_at', 'objects.kind'])
    .where('files.id', '=', id)
    .executeTakeFirst()
}

export type PlacedFile = AttachmentRow & {
  readonly owner_id: string | null
  readonly purpose: string
  readonly object_id: string | null
  readonly kind: string | null
}

/** Several files with the records that they belong to. */
export function readFilesWithPlace(db: Queryable, ids: readonly string[]): Promise<PlacedFile[]> {
  return db
    .selectFrom('files')
    .leftJoin('objects', 'objects.id', 'files.object_id')
    .select([
      'files.id',
      'name',
      'type',
      'bytes',
      'width',
      'height',
      'seconds',
      'owner_id',
      'purpose',
      'object_id',
      'objects.kind',
    ])
    .where(anyOf('files.id', ids))
    .execute()
}

export function readKept(db: Queryable, ownerId: string, id: string): Promise<KeptFile | undefined> {
  return db.selectFrom('files').select(KEPT).where('id', '=', id).where('owner_id', '=', ownerId).executeTakeFirst()
}

/** A number of our own among PostgreSQL's advisory locks of two keys. */
const UPLOADS = 481_516

/** Until the transaction ends nobody else counts or adds uploads of this person. */
export async function lockUploads(db: Queryable, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(UPLOADS)}, hashtext(${ownerId}))`.execute(db)
}

export interface Waiting {
  /** On their way. */
  readonly open: number
  /** Those, and what was uploaded and nothing took. */
  readonly unused: number
  /** Of all these. */
  readonly bytes: number
}

/** Indexes: files_unused, uploads_by_owner. */
export async function countUploads(db: Queryable, ownerId: string, now: Date): Promise<Waiting> {
  const { rows } = await sql<{ kept: number; open: number; bytes: number }>`
    select kept.n as kept, open.n as open, (kept.bytes + open.bytes)::float8 as bytes
    from (select count(*) as n, coalesce(sum(bytes), 0) as bytes from files
          where object_id is null and owner_id = ${ownerId}) kept,
         (select count(*) as n, coalesce(sum(bytes), 0) as bytes from uploads
          where file_id is null and owner_id = ${ownerId} and open_until > ${now}) open`.execute(db)
  const { kept, open, bytes } = rows[0]!
  return { open, unused: kept + open, bytes }
}

export interface Giving {
  readonly ids: readonly string[]
  readonly purpose: FilePurpose
  readonly ownerId: string
  readonly objectId: string
}

/** Index: files_by_object. */
export async function deleteFilesOf(db: Queryable, objectIds: readonly string[]): Promise<string[]> {
  const rows = await db.deleteFrom('files').where(anyOf('object_id', objectIds)).returning('id').execute()
  return rows.map(({ id }) => id)
}

/** Only those that are unused files of this person, uploaded for this. */
export function giveFiles(db: Queryable, { ids, purpose, ownerId, objectId }: Giving): Promise<AttachmentRow[]> {
  return db
    .updateTable('files')
    .set({ object_id: objectId })
    .where(anyOf('id', ids))
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', purpose)
    .where('object_id', 'is', null)
    .returning(ATTACHMENT)
    .execute()
}

export async function deleteFile(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('files').where('id', '=', id).execute()
}

export async function deleteOwnUnused(db: Queryable, ownerId: string, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('files')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('object_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Which of them belong to this record. */
export async function belongingTo(db: Queryable, objectId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('files').select('id').where(anyOf('id', ids)).where('object_id', '=', objectId).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Which of them this person uploaded and nothing took. */
export async function unusedAmong(db: Queryable, ownerId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where(anyOf('id', ids))
    .where('owner_id', '=', ownerId)
    .where('object_id', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export function readUnused(db: Queryable, ownerId: string, ids: readonly string[]): Promise<AttachmentRow[]> {
  return db
    .selectFrom('files')
    .select(ATTACHMENT)
    .where(anyOf('id', ids))
    .where('owner_id', '=', ownerId)
    .where('object_id', 'is', null)
    .execute()
}

/** Something that is not sent yet holds them: they are not swept away as forgotten. */
export async function renewUnused(db: Queryable, ownerId: string, ids: readonly string[], at: Date): Promise<void> {
  await db
    .updateTable('files')
    .set({ created_at: at })
    .where(anyOf('id', ids))
    .where('owner_id', '=', ownerId)
    .where('object_id', 'is', null)
    .execute()
}

/** Index: files_unused. */
export async function deleteUnused(db: Queryable, before: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('files')
    .where('object_id', 'is', null)
    .where('created_at', '<', before)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Files, and what is on its way to be one. */
export async function knownFiles(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const files = await db.selectFrom('files').select('id').where(anyOf('id', ids)).execute()
  const slots = await db.selectFrom('uploads').select('id').where(anyOf('id', ids)).execute()
  return new Set([...files, ...slots].map(({ id }) => id))
}

/** Everything that has bytes, by id: with the sum of what was uploaded, once it is whole. For back-ups. */
export const BYTES_OF_FILES = `
  select id, encode(sha256, 'hex') as sha256 from files
  union all select id, '' from uploads where file_id is null and received > 0 order by 1`

export async function insertSlot(db: Queryable, slot: Insertable<Uploads>): Promise<void> {
  await db.insertInto('uploads').values(slot).execute()
}

/** One that has ended is gone, though its bytes may lie there for a moment; what became a file is told for a day. */
export function readSlot(db: Queryable, ownerId: string, id: string, now: Date): Promise<SlotRow | undefined> {
  return db
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where((slot) => slot.or([slot('file_id', 'is not', null), slot('open_until', '>', now)]))
    .executeTakeFirst()
}

export async function keepSlotUntil(db: Queryable, id: string, until: Date): Promise<void> {
  await db.updateTable('uploads').set({ open_until: until }).where('id', '=', id).where('file_id', 'is', null).execute()
}

/** Of this person, or of all. Index: uploads_by_end. */
export async function deleteEnded(db: Queryable, now: Date, ownerId?: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('uploads')
    .where('file_id', 'is', null)
    .where('open_until', '<=', now)
    .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId!))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Nothing unless it stands exactly there. Locks the row until the part is kept. */
export function advanceSlot(
  db: Queryable,
  { id, ownerId, offset, bytes }: { id: string; ownerId: string; offset: number; bytes: number },
): Promise<SlotRow | undefined> {
  return db
    .updateTable('uploads')
    .set({ received: offset + bytes })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('received', '=', offset)
    .where('file_id', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** One of several that finish the same upload at once. */
export async function claimSlot(db: Queryable, id: string, fileId: string): Promise<boolean> {
  const claimed = await db
    .updateTable('uploads')
    .set({ file_id: fileId })
    .where('id', '=', id)
    .where('file_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function deleteSlot(db: Queryable, ownerId: string, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('uploads')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Index: uploads_by_age. */
export async function deleteOldSlots(db: Queryable, before: Date): Promise<string[]> {
  const rows = await db.deleteFrom('uploads').where('created_at', '<', before).returning('id').execute()
  return rows.map(({ id }) => id)
}

/** Answers how many of the files are still there to be copied. */
export async function insertCopiesOf(
  db: Queryable,
  copied: readonly { readonly from: string; readonly to: string }[],
  ownerId: string,
  at: Date,
): Promise<number> {
  const [from, to] = [copied.map((one) => one.from), copied.map((one) => one.to)]
  const { numAffectedRows = 0n } = await sql`
    insert into files (id, owner_id, name, type, bytes, width, height, seconds, sha256, purpose, created_at)
    select copied.id, ${ownerId}, name, type, bytes, width, height, seconds, sha256, purpose, ${at}
    from unnest(${from}::uuid[], ${to}::uuid[]) copied (source, id) join files on files.id = copied.source`.execute(db)
  return Number(numAffectedRows)
}

/** How long films are that were kept as MP4, in seconds; nothing for all else, and where it does not say. */
export async function durationsOf(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, number | null>> {
  const durations = new Map<string, number | null>(ids.map((id) => [id, null]))
  if (ids.length === 0) return durations
  const films = await db
    .selectFrom('files')
    .select(['id', 'seconds'])
    .where(anyOf('id', ids))
    .where('type', '=', 'video/mp4')
    .execute()
  for (const { id, seconds } of films) durations.set(id, seconds)
  return durations
}

/** How many files records have, and their bytes. */
export async function readStorage(db: Queryable): Promise<{ files: number; bytes: number }> {
  const { rows } = await sql<{ files: number; bytes: number }>`
    select count(*)::int as files, coalesce(sum(bytes), 0)::float8 as bytes from files where object_id is not null`.execute(db)
  return rows[0]!
}
