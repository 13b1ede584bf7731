import { z } from 'zod'
import { PageDocument } from '@diwan/core/page/document'
import { Approval } from '../../approvals/schemas.ts'
import { seenRecords } from '../../bulk/schemas.ts'
import { Label } from '../../labels/schemas.ts'
import { grants } from '../../kit/grants.ts'
import { Day, line, Seconds, sought, Uuid, Version } from '../../kit/ids.ts'
import { filterFields, orderFields } from '../../kit/list-schemas.ts'
import { Position } from '../../kit/live.ts'
import { Counter, page, pageInput } from '../../kit/page.ts'
import { CONTENT_STATUSES } from '../../publishing/vocabulary.ts'
import { Person } from '../../users/schemas/person.ts'
import * as limits from '../limits.ts'
import { managedArticleList } from '../list.ts'
import { ARTICLE_FLAGS, ARTICLE_LANGUAGES, REVIEW_STATUSES } from '../vocabulary.ts'
import { Named } from './named.ts'

/** How the article of one language of a pair stands. */
const Side = z.object({
  id: Uuid,
  lang: z.enum(ARTICLE_LANGUAGES),
  title: z.string(),
  status: z.enum(CONTENT_STATUSES),
  active: z.boolean(),
  /** The draft is newer than the version that readers see. */
  draft: z.boolean(),
  /** The number of the version that readers see. */
  publishedN: z.int().nullable(),
})

const managedSchema = Side.extend({
  shortId: z.string(),
  pairId: Uuid,
  category: Named.nullable(),
  unit: Named.nullable(),
  author: Person,
  owner: Person.nullable(),
  labels: z.array(Label),
  pausedDate: Seconds.nullable(),
  archivedDate: Seconds.nullable(),
  /** The category that was deactivated with it. */
  offBy: Named.nullable(),
  template: z.boolean(),
  review: z.enum(REVIEW_STATUSES).nullable(),
  reviewOn: Day.nullable(),
  /** Its review date is over. */
  stale: z.boolean(),
  views: z.int(),
  helpful: z.int(),
  notHelpful: z.int(),
  /** The share of helpful votes, in percent; nothing where nobody voted. */
  helpfulPercent: z.int().nullable(),
  publishedDate: Seconds.nullable(),
  createdDate: Seconds,
  updatedDate: Seconds,
  other: Side.nullable(),
  translationOlder: z.boolean(),
  /** By how many days the translation is older. */
  olderByDays: z.int().nullable(),
  version: z.int(),
  can: grants(ARTICLE_FLAGS),
})
export interface ManagedArticle extends z.output<typeof managedSchema> {}
export const ManagedArticle: z.ZodType<ManagedArticle, z.input<typeof managedSchema>> = managedSchema

/** An article as its writers open it, with the channels to follow it by. */
export const OpenManaged = z.object({
  article: ManagedArticle,
  /** Opened by `/api/documents/{id}`. */
  documentId: Uuid,
  approval: Approval.nullable(),
  /** Whether it is published only after a review. */
  reviewRequired: z.boolean(),
  positions: z.array(Position),
})
export type OpenManaged = z.infer<typeof OpenManaged>

export const ManagedCountQuery = z.strictObject({
  view: z.enum(managedArticleList.views).default(managedArticleList.views[0]!),
  q: sought(100).optional(),
  ...filterFields(managedArticleList),
})
export const ManagedQuery = ManagedCountQuery.extend({ ...orderFields(managedArticleList), ...pageInput })
export const ManagedTabs = z.object({ all: Counter, reviews: Counter, stale: Counter, notFound: Counter })
export type ManagedTabs = z.infer<typeof ManagedTabs>

const title = line(limits.MAX_TITLE)
const labelIds = z
  .array(Uuid)
  .max(limits.MAX_ARTICLE_LABELS)
  .refine((ids) => new Set(ids).size === ids.length, 'twice')

/** The unit is that of the category where nothing is said. */
export const CreateArticle = z.strictObject({
  lang: z.enum(ARTICLE_LANGUAGES),
  title,
  categoryId: Uuid.nullable().default(null),
  unitId: Uuid.nullable().optional(),
  template: z.boolean().default(false),
})
/** The choices of the action `knowledgeHub.make`: an article of a ticket, with its subject and its solution. */
export const MakeArticle = z.strictObject({ lang: z.enum(ARTICLE_LANGUAGES).optional() })
/** `version` is that of the record as the caller saw it. What is left out stays. */
export const ChangeArticle = z.strictObject({
  id: Uuid,
  version: Version,
  title: title.optional(),
  labelIds: labelIds.optional(),
  ownerId: Uuid.nullable().optional(),
  reviewOn: Day.nullable().optional(),
})
export const ArticleAt = z.strictObject({ id: Uuid, version: Version })
/** Begins the article of the other language: with the labels, the audience and the owner of this one. */
export const Translate = z.strictObject({ id: Uuid, title: title.optional() })
export const CopyArticle = z.strictObject({ id: Uuid, template: z.boolean().default(false) })
/** Moves the pair into a category, behind another pair of it; first where `afterPair` is null, last where nothing is said. */
export const PlaceArticle = z.strictObject({
  id: Uuid,
  version: Version,
  categoryId: Uuid.nullable(),
  unitId: Uuid.nullable().optional(),
  afterPair: Uuid.nullable().optional(),
})

/** A version that never changes: one that was published, or frozen for its review. */
export const ArticleVersion = z.object({
  n: z.int(),
  title: z.string(),
  by: Person,
  createdDate: Seconds,
  approvedBy: Person.nullable(),
  approvedDate: Seconds.nullable(),
  /** Readers see it now. */
  published: z.boolean(),
})
export type ArticleVersion = z.infer<typeof ArticleVersion>
export const VersionsQuery = z.strictObject({ id: Uuid, ...pageInput })
export const VersionsPage = page(ArticleVersion)
export const VersionQuery = z.strictObject({ id: Uuid, n: z.coerce.number().int().min(1).max(2_147_483_647) })
export const VersionText = ArticleVersion.extend({ doc: PageDocument })
export type VersionText = z.infer<typeof VersionText>

/** The version that is under review, the version that readers see, and how far the review is. */
export const ArticleReview = z.object({
  article: ManagedArticle,
  status: z.enum(REVIEW_STATUSES),
  frozen: VersionText,
  published: VersionText.nullable(),
  approval: Approval.nullable(),
  positions: z.array(Position),
})
export type ArticleReview = z.infer<typeof ArticleReview>

export const SendForReview = z.strictObject({
  id: Uuid,
  version: Version,
  note: sought(limits.MAX_REVIEW_NOTE).default(''),
})

/** A search that found nothing, without the people who searched. */
export const SearchMiss = z.object({ query: z.string(), lang: z.enum(['ar', 'en']), count: z.int(), lastDay: Day })
export type SearchMiss = z.infer<typeof SearchMiss>
export const SearchMisses = z.object({ items: z.array(SearchMiss).max(limits.MAX_SEARCH_MISSES) })
export const SearchMissesQuery = z.strictObject({ from: Day.optional() })

export const ArticleBulkCommand = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('publish') }),
  z.strictObject({ name: z.literal('close') }),
  z.strictObject({ name: z.literal('activate') }),
  z.strictObject({ name: z.literal('deactivate') }),
  z.strictObject({ name: z.literal('move'), categoryId: Uuid.nullable() }),
  z.strictObject({ name: z.literal('setOwner'), ownerId: Uuid.nullable() }),
  z.strictObject({ name: z.literal('setReviewDate'), reviewOn: Day.nullable() }),
  z.strictObject({ name: z.literal('delete') }),
])
export type ArticleBulkCommand = z.infer<typeof ArticleBulkCommand>
export const StartArticleBulk = z.strictObject({
  articles: seenRecords('article').max(limits.MAX_ARTICLE_BULK),
  command: ArticleBulkCommand,
})
/** Each article with the code of its refusal, if it was refused. */
export const ArticleBulkAnswer = z.object({
  items: z.array(z.object({ id: Uuid, code: z.string().nullable() })).max(limits.MAX_ARTICLE_BULK),
})
export type ArticleBulkAnswer = z.infer<typeof ArticleBulkAnswer>
