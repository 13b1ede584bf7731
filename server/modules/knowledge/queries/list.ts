import type { Relation } from '@diwan/contract/access/vocabulary'
import { articleList, managedArticleList } from '@diwan/contract/knowledge/list'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import { lister } from '../../../kit/list/lister.ts'
import { byReach } from '../../../kit/list/readers.ts'
import { hasLabel } from '../../labels/public.ts'
import { reach } from '../access.ts'
import { columnsFor, withNames, type ArticleRow } from './articles.ts'
import { inCategories } from './categories.ts'

type View = (typeof articleList)['views'][number]
type Sort = (typeof articleList)['sorts'][number]
type Filters = (typeof articleList)['filters']
type ManagedView = (typeof managedArticleList)['views'][number]
type ManagedSort = (typeof managedArticleList)['sorts'][number]
type ManagedFilters = (typeof managedArticleList)['filters']

/** `found`: a condition on each record, where words are searched for; `now` decides what is stale. */
export interface ListQuestion<V> {
  readonly view: V
  readonly found?: RawBuilder<boolean> | undefined
  readonly now: Date
}

const conditions: Readonly<Partial<Record<Relation, (actor: Actor) => RawBuilder<boolean>>>> = {
  all: () => sql`true`,
  own: ({ id }) => sql`record.created_by = ${id}`,
  department: ({ departmentIds }) => sql`record.unit_id = any(${[...departmentIds]}::uuid[])`,
  tree: ({ treeIds }) => sql`record.unit_id = any(${[...treeIds]}::uuid[])`,
  audience: ({ tokens }) => sql`(record.listed_at is not null and exists (select from audiences addressed
    where addressed.object_id = record.id and addressed.token = any(${[...tokens]}::text[])))`,
  step: ({ id }) => sql`exists (select from approval_people asked
    where asked.object_id = record.id and asked.user_id = ${id} and asked.sort_at is not null)`,
}

/** The relations by which people manage articles; the audience and the reviewers only read them. */
export const NEARER: readonly Relation[] = ['own', 'department', 'tree', 'all']

/** Whether this person sees a record called `record`: the twin of a record that a list shows. */
export function reachesBy(actor: Actor, only?: readonly Relation[]): RawBuilder<boolean> {
  const granted = [...(actor.grants.get('knowledgeHub.view') ?? [])].filter((relation) => only?.includes(relation) ?? true)
  const ways = granted.flatMap((relation) => {
    const condition = conditions[relation]
    return condition ? [condition(actor)] : []
  })
  return ways.length === 0 ? sql`false` : sql`(${sql.join(ways, sql` or `)})`
}

/** Keeps one article of a pair whose languages are both in the list: the one in the language of the reader. */
export const onePerPair = (actor: Actor, fits: RawBuilder<unknown>, only?: readonly Relation[]): RawBuilder<boolean> => sql`
  (record.lang = ${actor.language} or not exists (select from (select record.pair_id as pair, record.id as self) mine,
    lateral (select from articles record where record.pair_id = mine.pair and record.id <> mine.self
      and ${fits} and ${reachesBy(actor, only)}) twin))`

const found = ({ found: condition }: Pick<ListQuestion<string>, 'found'>) => condition ?? sql`true`
const shared = {
  table: 'articles',
  zone: ({ actor }: { readonly actor: Actor }) => actor.reading.zone,
  as: 'article',
  columns: (actor: Actor, sort: string) => columnsFor(actor.id, sort),
  joins: withNames,
} as const
const filters = {
  category: (ids: readonly string[]) => inCategories('record.category_id', ids),
  language: 'lang',
  label: hasLabel,
  author: 'created_by',
} as const

const readerViews: Readonly<Record<View, (actor: Actor, asked: ListQuestion<View>) => RawBuilder<unknown>>> = {
  all: (_actor, asked) => sql`record.listed_at is not null and ${found(asked)}`,
  starred: ({ id }, asked) => sql`record.listed_at is not null and ${found(asked)}
    and exists (select from article_stars star where star.article_id = record.id and star.person_id = ${id})`,
  department: ({ departmentIds }, asked) => sql`record.listed_at is not null and ${found(asked)}
    and record.unit_id = any(${[...departmentIds]}::uuid[])`,
}
const readerOf = {
  ...shared,
  readers: { 'knowledgeHub.view': byReach(reach, 'knowledgeHub.view') },
  sorts: { newest: 'published_at', mostRead: { column: 'views', type: 'int' }, title: { column: 'shown_title', type: 'name' } },
  viewOf: ({ view }: ListQuestion<View>) => view,
  filters,
} as const
const everyLanguage = lister<View, Sort, Filters, ArticleRow, 'knowledgeHub.view', ListQuestion<View>>(articleList, {
  ...readerOf,
  views: readerViews,
})
const paired =
  <V extends string>(
    of: { readonly fits: (actor: Actor, asked: ListQuestion<V>) => RawBuilder<unknown> },
    only: readonly Relation[] | undefined,
    views: Readonly<Record<V, (actor: Actor, asked: ListQuestion<V>) => RawBuilder<unknown>>>,
  ) =>
  (view: V) =>
  (actor: Actor, asked: ListQuestion<V>): RawBuilder<unknown> =>
    sql`${views[view](actor, asked)} and ${onePerPair(actor, of.fits(actor, asked), only)}`

const readerView = paired<View>(everyLanguage, undefined, readerViews)
/** Published articles as their readers list them. */
export const articlesPaged = lister<View, Sort, Filters, ArticleRow, 'knowledgeHub.view', ListQuestion<View>>(articleList, {
  ...readerOf,
  views: { all: readerView('all'), starred: readerView('starred'), department: readerView('department') },
})

const kept = sql`record.deleted_at is null and record.archived_at is null`
const written = sql`${kept} and not record.is_template`
const managedViews: Readonly<Record<ManagedView, (actor: Actor, asked: ListQuestion<ManagedView>) => RawBuilder<unknown>>> = {
  all: (_actor, asked) => sql`${written} and ${found(asked)}`,
  uncategorized: (_actor, asked) => sql`${written} and ${found(asked)} and record.category_id is null`,
  drafts: (_actor, asked) => sql`${written} and ${found(asked)} and record.draft`,
  reviews: (_actor, asked) => sql`${written} and ${found(asked)} and record.review in ('SENT', 'CHECKING')`,
  stale: (_actor, asked) =>
    sql`${written} and ${found(asked)} and record.status = 'published' and record.review_at <= ${asked.now}`,
  deactivated: (_actor, asked) => sql`${written} and ${found(asked)} and not record.active`,
  templates: (_actor, asked) => sql`${kept} and ${found(asked)} and record.is_template`,
  archived: (_actor, asked) => sql`record.deleted_at is null and ${found(asked)} and record.archived_at is not null`,
}
const managedOf = {
  ...shared,
  readers: { 'knowledgeHub.view': byReach(reach, 'knowledgeHub.view') },
  only: () => NEARER,
  sorts: {
    updated: 'updated_at',
    reviewDate: 'review_at',
    title: { column: 'title', type: 'name' },
    views: { column: 'views', type: 'int' },
    helpful: { column: 'helpful_percent', type: 'int' },
  },
  viewOf: ({ view }: ListQuestion<ManagedView>) => view,
  filters: { ...filters, status: 'status', owner: 'owner_id', updated: 'updated_at' },
} as const
type ManagedRight = 'knowledgeHub.view'
const everyManaged = lister<ManagedView, ManagedSort, ManagedFilters, ArticleRow, ManagedRight, ListQuestion<ManagedView>>(
  managedArticleList,
  { ...managedOf, views: managedViews },
)
const managedView = paired<ManagedView>(everyManaged, NEARER, managedViews)
/** Articles as those list them who write and publish them. */
export const managedPaged = lister<ManagedView, ManagedSort, ManagedFilters, ArticleRow, ManagedRight, ListQuestion<ManagedView>>(
  managedArticleList,
  {
    ...managedOf,
    views: {
      all: managedView('all'),
      uncategorized: managedView('uncategorized'),
      drafts: managedView('drafts'),
      reviews: managedView('reviews'),
      stale: managedView('stale'),
      deactivated: managedView('deactivated'),
      templates: managedView('templates'),
      archived: managedView('archived'),
    },
  },
)
