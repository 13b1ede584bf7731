import { sql } from 'kysely'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { z } from 'zod'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Cursor } from '../../../kit/http/cursor.ts'
import type { Certificates } from '../rows.gen.ts'

/** What is printed, as it was when it was given. */
export const Snapshot = z.object({
  personName: z.string(),
  courseAr: z.string(),
  courseEn: z.string(),
  organisationAr: z.string(),
  organisationEn: z.string(),
  signatoryAr: z.string(),
  signatoryEn: z.string(),
  issuedHijriAr: z.string(),
  issuedHijriEn: z.string(),
  score: z.int().nullable(),
  /** The holder's unit at that time; certificates of before do not know it. */
  unitAr: z.string().default(''),
  unitEn: z.string().default(''),
})
export type Snapshot = z.infer<typeof Snapshot>

export interface CertificateRow extends Omit<Selectable<Certificates>, 'snapshot' | 'issued_on' | 'expires_on'> {
  readonly snapshot: Snapshot
  readonly issued_day: string
  readonly expires_day: string | null
  readonly sort: string
}

const columns = sql`certificate.*, certificate.issued_on::text as issued_day, certificate.expires_on::text as expires_day,
  certificate.issued_at::text as sort`

async function read(db: Queryable, where: ReturnType<typeof sql>): Promise<CertificateRow[]> {
  const { rows } = await sql<CertificateRow>`select ${columns} from certificates certificate ${where}`.execute(db)
  return rows.map((row) => ({ ...row, snapshot: Snapshot.parse(row.snapshot) }))
}

export const insertCertificate = async (db: Queryable, row: Insertable<Certificates>): Promise<void> =>
  void (await db.insertInto('certificates').values(row).execute())

export const updateCertificate = async (db: Queryable, id: string, set: Updateable<Certificates>): Promise<void> =>
  void (await db.updateTable('certificates').set(set).where('id', '=', id).execute())

/** Index: certificates_enrolment_id_key. */
export const certificateOf = async (db: Queryable, enrolmentId: string): Promise<CertificateRow | undefined> =>
  (await read(db, sql`where enrolment_id = ${enrolmentId}`))[0]

/** Its row, locked. */
export async function lockCertificate(db: Queryable, enrolmentId: string): Promise<CertificateRow | undefined> {
  await sql`select from certificates where enrolment_id = ${enrolmentId} for update`.execute(db)
  return certificateOf(db, enrolmentId)
}

/** Index: certificates_code_key. */
export const certificateByCode = async (db: Queryable, code: string): Promise<CertificateRow | undefined> =>
  (await read(db, sql`where code = ${code}`))[0]

/** Newest first. Index: certificates_of_person. */
export const certificatesOfPerson = (db: Queryable, userId: string, after: Cursor | undefined, limit: number) =>
  read(
    db,
    sql`where user_id = ${userId} ${after ? sql`and (issued_at, id) < (${after.sort}::timestamptz, ${after.id}::uuid)` : sql``}
      order by issued_at desc, id desc limit ${sql.lit(limit)}`,
  )

/** The one that stands gives way to a newer one. Index: certificates_valid. */
export async function replaceValid(db: Queryable, courseId: string, userId: string, at: Date): Promise<void> {
  await sql`update certificates set replaced_at = ${at} where course_id = ${courseId} and user_id = ${userId}
    and revoked_at is null and replaced_at is null`.execute(db)
}

export interface Expiring {
  readonly id: string
  readonly course_id: string
  readonly user_id: string
  readonly expires_day: string
}

/** Those that expire by this day and of which nobody was told, locked, of courses that are still out. Index: certificates_expiring. */
export async function takeExpiring(db: Queryable, until: string, limit: number): Promise<Expiring[]> {
  const { rows } = await sql<Expiring>`
    select certificate.id, certificate.course_id, certificate.user_id, certificate.expires_on::text as expires_day
    from certificates certificate join courses course on course.id = certificate.course_id
    join users holder on holder.id = certificate.user_id
    where certificate.expires_on <= ${until} and certificate.revoked_at is null and certificate.replaced_at is null
      and certificate.renewed_at is null and course.status = 'published' and course.archived_at is null and course.deleted_at is null
      and holder.deleted_at is null and holder.disabled_at is null
    order by certificate.expires_on, certificate.id limit ${sql.lit(limit)} for update of certificate skip locked`.execute(db)
  return rows
}
