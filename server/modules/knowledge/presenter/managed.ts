import type { ManagedArticle } from '@diwan/contract/knowledge/schemas/managed'
import type { ArticleLanguage, ReviewStatus } from '@diwan/contract/knowledge/vocabulary'
import type { ContentStatus } from '@diwan/contract/publishing/vocabulary'
import type { Actor } from '../../../kit/access/actor.ts'
import { granted } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { presentPerson } from '../../users/public.ts'
import { can } from '../access.ts'
import type { ArticleRow, OtherRow } from '../queries/articles.ts'
import { isOlder, namedPlace, writableOther } from './article.ts'

const DAY_S = 86_400
const seconds = (at: Date | null): number | null => at && toSeconds(at)

const sideOf = (row: ArticleRow | OtherRow) => ({
  id: row.id,
  lang: row.lang as ArticleLanguage,
  title: row.title,
  status: row.status as ContentStatus,
  active: row.active,
  draft: row.draft,
  publishedN: row.published_n,
})

/** An article as those see it who write and publish it. */
export function presentManaged(actor: Actor, row: ArticleRow, now: Date): ManagedArticle {
  const older = isOlder(row)
  const votes = row.helpful + row.not_helpful
  return {
    ...sideOf(row),
    shortId: row.short_id,
    pairId: row.pair_id,
    category: namedPlace(row.category_id, row.category_name_ar, row.category_name_en),
    unit: namedPlace(row.unit_id, row.unit_name_ar, row.unit_name_en),
    author: presentPerson(row.created_by, row.creator_name, row.creator_photo),
    owner: row.owner_id && row.owner_name !== null ? presentPerson(row.owner_id, row.owner_name, row.owner_photo) : null,
    labels: row.labels,
    pausedDate: seconds(row.paused_at),
    archivedDate: seconds(row.archived_at),
    offBy: namedPlace(row.off_by, row.off_name_ar, row.off_name_en),
    template: row.is_template,
    review: row.review as ReviewStatus | null,
    reviewOn: row.review_day,
    stale: row.status === 'published' && row.review_at <= now,
    views: row.views,
    helpful: row.helpful,
    notHelpful: row.not_helpful,
    helpfulPercent: votes === 0 ? null : row.helpful_percent,
    publishedDate: seconds(row.published_at),
    createdDate: toSeconds(row.created_at),
    updatedDate: toSeconds(row.updated_at),
    other: ((other) => other && sideOf(other))(writableOther(actor, row)),
    translationOlder: older,
    olderByDays:
      older && row.other?.shown_at
        ? Math.max(0, Math.floor((row.other.shown_at - toSeconds(row.checked_at ?? row.created_at)) / DAY_S))
        : null,
    version: row.version,
    can: granted(can, actor, row),
  }
}
