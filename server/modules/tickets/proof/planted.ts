import { SHORT_ID_BYTES, shortIdFrom } from '@diwan/core/short-id'
import type { TicketPriority, TicketStatus } from '@diwan/contract/tickets/vocabulary'
import { randomBytes } from 'node:crypto'
import type { Database } from '../../../kit/db/database.ts'
import { newId } from '../../../kit/db/id.ts'
import { keepEntries } from '../../search/public.ts'
import { plantMessages } from '../../talk/public.ts'

/** A ticket as a test wants to find it, whatever commands could have led there. */
export interface PlantedTicket {
  readonly id: string
  readonly departmentId: string
  readonly groupId: string
  readonly requesterId: string
  readonly assigneeId: string | null
  readonly participantIds: readonly string[]
  readonly status: TicketStatus
  readonly priority: TicketPriority
  readonly deleted: boolean
  readonly activityAt: Date
  readonly createdAt: Date
}

export type NewPlantedTicket = Pick<PlantedTicket, 'departmentId' | 'groupId' | 'requesterId' | 'activityAt'> &
  Partial<PlantedTicket> & { readonly subject?: string }

export async function plantTickets(db: Database, wanted: readonly NewPlantedTicket[]): Promise<PlantedTicket[]> {
  const planted = wanted.map((one) => ({
    id: newId(),
    assigneeId: null,
    participantIds: [],
    status: 'OPEN' as const,
    priority: 'NORMAL' as const,
    createdAt: one.activityAt,
    deleted: false,
    subject: 'تذكرة',
    ...one,
  }))
  if (planted.length === 0) return []
  const draw = await drawer(db)
  await db
    .insertInto('objects')
    .values(
      planted.map((one) => ({
        id: one.id,
        kind: 'ticket',
        short_id: draw(),
        created_by: one.requesterId,
        created_at: one.activityAt,
        deleted_at: one.deleted ? one.activityAt : null,
      })),
    )
    .execute()
  await db
    .insertInto('tickets')
    .values(
      planted.map((one) => ({
        id: one.id,
        subject: one.subject,
        status: one.status,
        priority: one.priority,
        department_id: one.departmentId,
        group_id: one.groupId,
        requester_id: one.requesterId,
        assignee_id: one.assigneeId,
        created_at: one.createdAt,
        activity_at: one.activityAt,
        deleted_at: one.deleted ? one.activityAt : null,
        closed_at: ['CLOSED', 'CANCELED'].includes(one.status) ? one.activityAt : null,
      })),
    )
    .execute()
  const participants = planted.flatMap((one) =>
    one.participantIds.map((user_id) => ({
      object_id: one.id,
      user_id,
      kind: 'ticket',
      degree: 'participant',
      sort_at: one.activityAt,
    })),
  )
  if (participants.length > 0) await db.insertInto('object_people').values(participants).execute()
  await keepEntries(
    db,
    planted.map(({ id, subject, activityAt }) => ({
      objectId: id,
      part: id,
      audience: 'public' as const,
      texts: [subject],
      at: activityAt,
    })),
  )
  await plantMessages(
    db,
    planted.map(({ id, requesterId, activityAt }) => ({
      objectId: id,
      authorId: requesterId,
      text: 'نص الطلب',
      at: activityAt,
    })),
  )
  return planted
}

/** Short ids that no ticket has yet: of some thousands drawn blindly, two would meet now and then. */
async function drawer(db: Database): Promise<() => string> {
  const rows = await db.selectFrom('objects').select('short_id').where('kind', '=', 'ticket').execute()
  const taken = new Set(rows.map(({ short_id }) => short_id))
  return () => {
    let drawn = shortIdFrom(randomBytes(SHORT_ID_BYTES))
    while (taken.has(drawn)) drawn = shortIdFrom(randomBytes(SHORT_ID_BYTES))
    taken.add(drawn)
    return drawn
  }
}
