import type { MailRhythm } from '@diwan/contract/dashboard/vocabulary'
import type { Insertable } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import type { DashboardMails } from '../rows.gen.ts'

type Sent = Exclude<MailRhythm, 'never'>
export interface DueMail {
  readonly person_id: string
  readonly rhythm: Sent
}

export async function readMail(db: Queryable, personId: string): Promise<Sent | undefined> {
  const row = await db.selectFrom('dashboard_mails').select('rhythm').where('person_id', '=', personId).executeTakeFirst()
  return row?.rhythm as Sent | undefined
}

export async function keepMail(db: Queryable, mail: Insertable<DashboardMails>): Promise<void> {
  const { rhythm, next_at } = mail
  await db
    .insertInto('dashboard_mails')
    .values(mail)
    .onConflict((known) => known.column('person_id').doUpdateSet({ rhythm, next_at }))
    .execute()
}

export async function deleteMail(db: Queryable, personId: string): Promise<void> {
  await db.deleteFrom('dashboard_mails').where('person_id', '=', personId).execute()
}

/** Takes the mails that are due; another process takes others. One without a next hour ends. Index: dashboard_mails_due. */
export async function claimDueMails(
  db: Queryable,
  now: Date,
  limit: number,
  nextOf: (mail: DueMail) => Promise<Date | null>,
): Promise<DueMail[]> {
  const due = (await db
    .selectFrom('dashboard_mails')
    .select(['person_id', 'rhythm'])
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()) as DueMail[]
  for (const mail of due) {
    const next_at = await nextOf(mail)
    if (next_at === null) await deleteMail(db, mail.person_id)
    else await db.updateTable('dashboard_mails').set({ next_at }).where('person_id', '=', mail.person_id).execute()
  }
  return due
}
