import { holdsFlag, type Actor } from '../../kit/access/actor.ts'
import { living } from '../../kit/access/living.ts'
import { audience, relations, step, within, type May } from '../../kit/access/reach.ts'
import { addressedBy } from '../audience/public.ts'
import type { ArticleReach } from './queries/articles.ts'
import type { CategoryRow } from './queries/categories.ts'

/** Which column carries which relation. Role settings (data) say who holds which, per flag. */
export const reach = relations<ArticleReach>({
  own: { column: 'created_by', ids: (actor) => [actor.id] },
  department: { column: 'unit_id', ids: (actor) => actor.departmentIds },
  tree: { column: 'unit_id', ids: (actor) => actor.treeIds },
  audience: audience({ kind: 'article', repeats: 'published_at' }),
  step: step({ kind: 'article', repeats: 'created_at' }),
})

const views = living(within(reach, 'knowledgeHub.view'))
const edits = living(within(reach, 'knowledgeHub.create'))
const publishes = living(within(reach, 'knowledgeHub.publish'))
const reviews = living(within(reach, 'knowledgeHub.approve'))
const isUnderReview = ({ review }: ArticleReach): boolean => review === 'SENT' || review === 'CHECKING'

export const can = {
  view: views,
  /** Every reader of an article may comment on it. */
  comment: ((actor, row) => row.listed_at !== null && views(actor, row)) as May<ArticleReach>,
  edit: edits,
  publish: publishes,
  /** Its author deletes a draft; what readers see or saw is deleted by those who publish. */
  delete: ((actor, row) => publishes(actor, row) || (row.status === 'DRAFT' && edits(actor, row))) as May<ArticleReach>,
  /** Nobody reviews what they wrote or sent themselves. */
  approve: ((actor, row) =>
    isUnderReview(row) && row.created_by !== actor.id && row.review_by !== actor.id && reviews(actor, row)) as May<ArticleReach>,
}

/** The draft is opened by the writers, the publishers and the reviewers of an article. */
export const opensDraft: May<ArticleReach> = (actor, row) =>
  views(actor, row) && (edits(actor, row) || publishes(actor, row) || can.approve(actor, row))

const reachesUnit = (actor: Actor, flag: string, unitId: string | null): boolean => {
  const { all, unitIds } = addressedBy(actor, flag)
  return all || (unitId !== null && unitIds.includes(unitId))
}

/** Categories: of the whole organisation for those who hold all, of a unit for those who hold its tree. */
export const canCategory = {
  create: (actor: Actor, { deleted_at, active }: CategoryRow): boolean =>
    deleted_at === null && active && holdsFlag(actor, 'knowledgeHub', 'create'),
  manage: (actor: Actor, { deleted_at, unit_id }: Pick<CategoryRow, 'deleted_at' | 'unit_id'>): boolean =>
    deleted_at === null && reachesUnit(actor, 'knowledgeHub.publish', unit_id),
}
