import { SHORT_ID_BYTES, shortIdFrom } from '@diwan/core/short-id'
import type { InquiryCategory, InquiryStatus } from '@diwan/contract/support/vocabulary'
import { randomBytes } from 'node:crypto'
import type { Database } from '../../../kit/db/database.ts'
import { newId } from '../../../kit/db/id.ts'
import { keepSubject } from '../queries/entries.ts'

const given = new Set<string>()

/** Thousands are planted in one database: an id that was given already is drawn again. */
function nextShortId(): string {
  let drawn = shortIdFrom(randomBytes(SHORT_ID_BYTES))
  while (given.has(drawn)) drawn = shortIdFrom(randomBytes(SHORT_ID_BYTES))
  given.add(drawn)
  return drawn
}

/** In the subject of each of them. */
export const PLANTED_WORD = 'استفسار'

/** An inquiry as a test wants to find it, whatever commands could have led there. */
export interface PlantedInquiry {
  readonly id: string
  /** Nobody: a guest. */
  readonly askerId: string | null
  readonly assigneeId: string | null
  readonly category: InquiryCategory
  readonly status: InquiryStatus
  readonly createdAt: Date
  readonly deleted: false
}

export type NewPlantedInquiry = Pick<PlantedInquiry, 'askerId' | 'createdAt'> & Partial<PlantedInquiry>

export async function plantInquiries(db: Database, wanted: readonly NewPlantedInquiry[]): Promise<PlantedInquiry[]> {
  const planted = wanted.map((one) => {
    const { status = one.assigneeId ? 'OPEN' : 'NEW', assigneeId = null, category = 'content' } = one
    return { ...one, id: newId(), status, assigneeId, category, deleted: false as const }
  })
  if (planted.length === 0) return []
  await db
    .insertInto('objects')
    .values(
      planted.map(({ id, askerId, createdAt }) => ({
        id,
        kind: 'inquiry',
        short_id: nextShortId(),
        created_by: askerId,
        created_at: createdAt,
      })),
    )
    .execute()
  const guest = { guest_name: 'زائر', guest_mail: 'guest@test.example', guest_language: 'ar' }
  await db
    .insertInto('inquiries')
    .values(
      planted.map((one) => ({
        id: one.id,
        subject: PLANTED_WORD,
        category: one.category,
        asker_id: one.askerId,
        ...(one.askerId === null && guest),
        status: one.status,
        reason: one.status === 'CLOSED' ? 'closed' : null,
        closed_at: one.status === 'CLOSED' ? one.createdAt : null,
        assignee_id: one.assigneeId,
        created_at: one.createdAt,
        activity_at: one.createdAt,
      })),
    )
    .execute()
  for (const { id, createdAt } of planted) await keepSubject(db, id, PLANTED_WORD, createdAt)
  return planted
}
