import type { MailRhythm } from '@diwan/contract/dashboard/vocabulary'
import type { Insertable } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import type { DashboardMails } from '../rows.gen.ts'

type Sent = Exclude<MailRhythm, 'never'>
export interface DueMail {
  readonly person_id: string
  readonly rhythm: Sent
  readonly next_at: Date
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

/** Index: dashboard_mails_due. */
export async function readDueMails(db: Queryable, now: Date, limit: number): Promise<DueMail[]> {
  const due = db.selectFrom('dashboard_mails').selectAll().where('next_at', '<=', now).orderBy('next_at').limit(limit)
  return (await due.execute()) as DueMail[]
}

/** Whether this call moved the mail to its next hour: of two processes one does. A mail without a next hour ends. */
export async function moveMail(db: Queryable, { person_id, next_at }: DueMail, next: Date | null): Promise<boolean> {
  const [one, at] = [['person_id', '=', person_id] as const, ['next_at', '=', next_at] as const]
  const moved =
    next === null
      ? await db
          .deleteFrom('dashboard_mails')
          .where(...one)
          .where(...at)
          .returning('person_id')
          .execute()
      : await db
          .updateTable('dashboard_mails')
          .set({ next_at: next })
          .where(...one)
          .where(...at)
          .returning('person_id')
          .execute()
  return moved.length > 0
}
