import type { Queryable } from '../../../kit/db/database.ts'

/** Who takes part beside requester and assignee, by name. */
export function readParticipants(db: Queryable, ticketId: string) {
  return db
    .selectFrom('ticket_participants')
    .innerJoin('users as person', 'person.id', 'ticket_participants.user_id')
    .select(['person.id', 'person.full_name', 'person.photo_id'])
    .where('ticket_id', '=', ticketId)
    .orderBy('person.full_name')
    .orderBy('person.id')
    .execute()
}

/** False when this person takes part already. */
export async function insertParticipant(db: Queryable, ticketId: string, userId: string, activityAt: Date): Promise<boolean> {
  const inserted = await db
    .insertInto('ticket_participants')
    .values({ ticket_id: ticketId, user_id: userId, activity_at: activityAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function deleteParticipant(db: Queryable, ticketId: string, userId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('ticket_participants')
    .where('ticket_id', '=', ticketId)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  return deleted !== undefined
}
