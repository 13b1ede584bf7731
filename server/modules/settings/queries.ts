import { sql } from 'kysely'
import type { OrganisationSettings } from '@diwan/contract/settings/schemas'
import type { BackupFailure } from '@diwan/contract/settings/vocabulary'
import type { Selectable } from 'kysely'
import type { Queryable } from '../../kit/db/database.ts'
import { insertObject } from '../../kit/record/objects.ts'
import type { Backups as BackupsTable } from './rows.gen.ts'

export interface NewOrganisation {
  nameAr: string
  nameEn: string
  demo: boolean
  at: Date
}

/** There is one organisation: false when it exists already. */
export async function beginOrganisation(db: Queryable, { nameAr, nameEn, demo, at }: NewOrganisation): Promise<boolean> {
  if (await readOrganisation(db)) return false
  const id = await insertObject(db, { kind: 'organisation', at })
  const begun = await db
    .insertInto('organisation')
    .values({ id, name_ar: nameAr, name_en: nameEn, demo, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('only_one')
    .executeTakeFirst()
  return begun !== undefined
}

const organisation = (db: Queryable) =>
  db
    .selectFrom('organisation')
    .select(['id', 'version', 'demo', 'name_ar', 'name_en', 'country', 'zone', 'language', 'digits', 'calendar', 'hijri_offset'])
    .select(['neutral_reset', 'logo_id', 'settings'])

export type OrganisationRow = Awaited<ReturnType<typeof lockOrganisation>>

export async function readOrganisation(db: Queryable): Promise<OrganisationRow | null> {
  return (await organisation(db).executeTakeFirst()) ?? null
}

export function lockOrganisation(db: Queryable) {
  return organisation(db).forUpdate().executeTakeFirstOrThrow()
}

/** Some settings have a column, because others join or check them; the rest stands in one document. */
export function updateOrganisation(db: Queryable, settings: OrganisationSettings, version: number) {
  const { nameAr, nameEn, country, zone, language, digits, calendar, hijriOffset, neutralReset, logoId, ...rest } = settings
  return db
    .updateTable('organisation')
    .set({
      name_ar: nameAr,
      name_en: nameEn,
      country,
      zone,
      language,
      digits,
      calendar,
      hijri_offset: hijriOffset,
      neutral_reset: neutralReset,
      logo_id: logoId,
      settings: JSON.stringify(rest),
      version,
    })
    .execute()
}

export async function readNeutralReset(db: Queryable): Promise<boolean> {
  return (await db.selectFrom('organisation').select('neutral_reset').executeTakeFirst())?.neutral_reset ?? false
}

export async function isLogoOf(db: Queryable, id: string, organisationId: string): Promise<boolean> {
  const found = await db
    .selectFrom('files')
    .select('id')
    .where('id', '=', id)
    .where('object_id', '=', organisationId)
    .where('purpose', '=', 'logo')
    .executeTakeFirst()
  return found !== undefined
}

export type BackupRow = Selectable<BackupsTable>

/** The newest whole one is among them unless a month went without. */
export function lastBackups(db: Queryable): Promise<BackupRow[]> {
  return db.selectFrom('backups').selectAll().orderBy('due_at', 'desc').limit(31).execute()
}

/** When the last whole one was done. */
export async function readLastWhole(db: Queryable): Promise<Date | null> {
  const last = await db
    .selectFrom('backups')
    .select('finished_at')
    .where('bytes', 'is not', null)
    .orderBy('due_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.finished_at ?? null
}

/** How often one moment is tried, and how long after a failure. */
const ATTEMPTS = 4
const PAUSE_MS = 15 * 60_000
/** Nobody works at it although it never ended: its process is gone. */
const GONE_MS = 60_000

/** True for one process of all, once for each moment and again after a failure. Asked only while no back-up is being made. */
export async function claimBackup(db: Queryable, due: Date, now: Date): Promise<boolean> {
  const before = (ms: number): Date => new Date(now.getTime() - ms)
  const claimed = await db
    .insertInto('backups')
    .values({ due_at: due, started_at: now })
    .onConflict((conflict) =>
      conflict
        .column('due_at')
        .doUpdateSet((row) => ({
          started_at: now,
          finished_at: null,
          failure: null,
          attempts: row('backups.attempts', '+', 1),
        }))
        .where('backups.bytes', 'is', null)
        .where('backups.attempts', '<', ATTEMPTS)
        .where((row) =>
          row.or([
            row('backups.finished_at', '<', before(PAUSE_MS)),
            row.and([row('backups.finished_at', 'is', null), row('backups.started_at', '<', before(GONE_MS))]),
          ]),
        ),
    )
    .returning('due_at')
    .executeTakeFirst()
  return claimed !== undefined
}

/** How it went: its size, or why there is none. */
export async function settleBackup(db: Queryable, due: Date, now: Date, how: { bytes: number } | { failure: BackupFailure }) {
  await db
    .updateTable('backups')
    .set({ finished_at: now, ...how })
    .where('due_at', '=', due)
    .execute()
}

/** Rows of moments nobody asks for any more. */
export async function forgetOldBackups(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('backups').where('due_at', '<', before).execute()
}

/** Reads the size of the database on the disk, and how many records lie in the trash. */
export async function readDatabase(db: Queryable): Promise<{ bytes: number; trash: number }> {
  const { rows } = await sql<{ bytes: number; trash: number }>`
    select pg_database_size(current_database())::float8 as bytes,
      (select count(*) from objects where deleted_at is not null)::int as trash`.execute(db)
  return rows[0]!
}
