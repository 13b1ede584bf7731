import type { Publication } from '@diwan/contract/publishing/schemas'
import type { ContentStatus } from '@diwan/contract/publishing/vocabulary'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Planned } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { addressedBy, readAddressees, readTokens } from '../../audience/public.ts'
import { zoneOf } from './plan.ts'
import type { Content, PublishingOf } from './publishing.ts'

const seconds = (at: Date | null): number | null => at && toSeconds(at)

/** What was addressed by name and is gone is called nothing. */
export async function presentPublication<Row extends Content>(
  { actor }: Ctx,
  db: Queryable,
  of: PublishingOf<Row>,
  row: Row,
  planned: Planned,
): Promise<Publication> {
  const tokens = await readTokens(db, row.id)
  const named = new Map((await readAddressees(db, tokens)).map((one) => [one.token, one]))
  return {
    status: row.status as ContentStatus,
    pausedDate: seconds(row.paused_at),
    archivedDate: seconds(row.archived_at),
    audience: tokens.map((token) => named.get(token) ?? { token, nameAr: '', nameEn: '' }),
    publishAt: seconds(planned.publish_at),
    remindAt: seconds(planned.remind_at),
    removeAt: seconds(planned.remove_at),
    push: planned.push,
    publishedDate: seconds(row.published_at),
    remindedDate: seconds(planned.reminded_at),
    removedDate: seconds(planned.removed_at),
    zone: await zoneOf(db),
    version: planned.version,
    can: {
      publish: of.can.publish(actor, row),
      reopen: of.can.publish(actor, row) && of.reopens?.(row) !== false,
      everyone: addressedBy(actor, of.flag).all,
    },
  }
}
