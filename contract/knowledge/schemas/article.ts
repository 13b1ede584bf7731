import { z } from 'zod'
import { PageDocument } from '@diwan/core/page/document'
import { Label } from '../../labels/schemas.ts'
import { grants } from '../../kit/grants.ts'
import { Seconds, sought, Uuid } from '../../kit/ids.ts'
import { filterFields, orderFields } from '../../kit/list-schemas.ts'
import { Position } from '../../kit/live.ts'
import { pageInput } from '../../kit/page.ts'
import { Person } from '../../users/schemas/person.ts'
import * as limits from '../limits.ts'
import { articleList } from '../list.ts'
import { ARTICLE_FLAGS, ARTICLE_LANGUAGES, LANDING_SECTIONS, OFFER_OUTCOMES } from '../vocabulary.ts'
import { Named } from './named.ts'

/** The same article in the other language, where the caller may read it. */
const OtherLanguage = z.object({ id: Uuid, lang: z.enum(ARTICLE_LANGUAGES), title: z.string() })

const articleSchema = z.object({
  id: Uuid,
  shortId: z.string(),
  pairId: Uuid,
  lang: z.enum(ARTICLE_LANGUAGES),
  /** The title of the published version. */
  title: z.string(),
  /** How its text begins. */
  preview: z.string(),
  author: Person,
  category: Named.nullable(),
  labels: z.array(Label),
  views: z.int(),
  publishedDate: Seconds,
  /** The version that readers see was published then. */
  updatedDate: Seconds,
  starred: z.boolean(),
  other: OtherLanguage.nullable(),
  /** The other language was published after the text from which this one was translated. */
  translationOlder: z.boolean(),
})
export interface Article extends z.output<typeof articleSchema> {}
export const Article: z.ZodType<Article, z.input<typeof articleSchema>> = articleSchema

const readArticleSchema = articleSchema.extend({
  /** The number of the published version. */
  n: z.int(),
  /** The published document; the anchors of its headings follow from its content. */
  doc: PageDocument,
  /** From the root of the tree to its category. */
  path: z.array(Named).max(limits.MAX_CATEGORY_DEPTH),
  owner: Person.nullable(),
  helpful: z.int(),
  notHelpful: z.int(),
  vote: z.object({ helpful: z.boolean(), comment: z.string() }).nullable(),
  /** The other language as it was last published is newer than this one. */
  can: grants(ARTICLE_FLAGS),
})
export interface ReadArticle extends z.output<typeof readArticleSchema> {}
export const ReadArticle: z.ZodType<ReadArticle, z.input<typeof readArticleSchema>> = readArticleSchema

export const OpenedArticle = z.object({ article: ReadArticle, positions: z.array(Position) })
export type OpenedArticle = z.infer<typeof OpenedArticle>

export const ArticleId = z.strictObject({ id: Uuid })
export const ArticleReader = z.strictObject({ id: Uuid, personId: Uuid })
export const MayRead = z.object({ reads: z.boolean() })
export const ArticleCountQuery = z.strictObject({
  view: z.enum(articleList.views).default(articleList.views[0]!),
  /** Words of the title, the labels or the text. */
  q: sought(100).optional(),
  ...filterFields(articleList),
})
export const ArticleQuery = ArticleCountQuery.extend({ ...orderFields(articleList), ...pageInput })

/** Words to find articles by; one that finds nothing is counted without its person. */
export const ArticleSearch = z.strictObject({ q: sought(100), category: Uuid.optional(), ...pageInput })
/** `excerpt`: where the words occur in the text. */
export const FoundArticle = z.object({ article: Article, excerpt: z.string() })
export type FoundArticle = z.infer<typeof FoundArticle>

const rows = z.array(Article).max(limits.LANDING_ROWS)
const sections = Object.fromEntries(LANDING_SECTIONS.map((name) => [name, rows])) as Record<
  (typeof LANDING_SECTIONS)[number],
  typeof rows
>
export const Landing = z.object(sections)
export type Landing = z.infer<typeof Landing>

/** Articles that share its labels or its category, and articles whose published text cites it. */
export const RelatedArticles = z.object({
  related: z.array(Article).max(limits.MAX_RELATED),
  citedBy: z.array(Article).max(limits.MAX_CITATIONS),
})
export type RelatedArticles = z.infer<typeof RelatedArticles>

/** Nothing takes the vote back. */
export const Vote = z.strictObject({
  id: Uuid,
  helpful: z.boolean().nullable(),
  comment: sought(limits.MAX_VOTE_COMMENT).default(''),
})
export const Voted = z.object({ helpful: z.int(), notHelpful: z.int() })
export const Star = z.strictObject({ id: Uuid, starred: z.boolean() })

/** The subject of a ticket that somebody is writing. */
export const Suggest = z.strictObject({ subject: sought(200) })
export const Suggested = z.object({ items: z.array(Article).max(limits.MAX_SUGGESTED) })
export type Suggested = z.infer<typeof Suggested>
/** The outcome of a suggestion; `ticketId` where a ticket was sent nevertheless. */
export const Offered = z.strictObject({ id: Uuid, outcome: z.enum(OFFER_OUTCOMES), ticketId: Uuid.nullable().default(null) })
