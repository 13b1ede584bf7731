import type { Article, ReadArticle } from '@diwan/contract/knowledge/schemas/article'
import type { ArticleLanguage } from '@diwan/contract/knowledge/vocabulary'
import type { Actor } from '../../../kit/access/actor.ts'
import { granted } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { presentPerson } from '../../users/public.ts'
import { can } from '../access.ts'
import type { ArticleReach, ArticleRow, OtherRow } from '../queries/articles.ts'
import type { VersionText } from '../queries/versions.ts'

/** The other language as access looks at it: it is asked for review by nobody here. */
const reachOf = (row: ArticleRow, other: OtherRow): ArticleReach => ({
  ...row,
  id: other.id,
  created_by: other.created_by,
  unit_id: other.unit_id,
  tokens: other.tokens,
  asked: [],
  listed_at: other.listed ? row.created_at : null,
})

/** The other language of a pair, where this person reads it as well. */
export const readableOther = (actor: Actor, row: ArticleRow): OtherRow | null =>
  row.other && row.other.listed && can.comment(actor, reachOf(row, row.other)) ? row.other : null

/** The other language, where this person writes it as well. */
export const writableOther = (actor: Actor, row: ArticleRow): OtherRow | null =>
  row.other && can.view(actor, reachOf(row, row.other)) && can.edit(actor, reachOf(row, row.other)) ? row.other : null

/** The other language was published after this one was last known to say the same. */
export const isOlder = ({ other, checked_at, published_n }: ArticleRow): boolean =>
  published_n !== null &&
  !!other?.listed &&
  other.shown_at !== null &&
  (checked_at?.getTime() ?? 0) < Math.floor(other.shown_at * 1000)

export const namedPlace = (id: string | null, nameAr: string | null, nameEn: string | null) =>
  id === null ? null : { id, nameAr: nameAr ?? '', nameEn: nameEn ?? '' }

/** An article as its readers see it: nothing of its draft. */
export function presentArticle(actor: Actor, row: ArticleRow): Article {
  const other = readableOther(actor, row)
  return {
    id: row.id,
    shortId: row.short_id,
    pairId: row.pair_id,
    lang: row.lang as ArticleLanguage,
    title: row.shown_title,
    preview: row.shown_preview,
    author: presentPerson(row.created_by, row.creator_name, row.creator_photo),
    category: namedPlace(row.category_id, row.category_name_ar, row.category_name_en),
    labels: row.labels,
    views: row.views,
    publishedDate: toSeconds(row.published_at ?? row.created_at),
    updatedDate: toSeconds(row.shown_at ?? row.created_at),
    starred: row.starred,
    other: other && { id: other.id, lang: other.lang as ArticleLanguage, title: other.shown_title },
    translationOlder: other !== null && isOlder(row),
  }
}

interface Opened {
  readonly shown: VersionText
  readonly path: readonly { readonly id: string; readonly name_ar: string; readonly name_en: string }[]
  readonly vote: { readonly helpful: boolean; readonly comment: string } | undefined
}

export const presentRead = (actor: Actor, row: ArticleRow, { shown, path, vote }: Opened): ReadArticle => ({
  ...presentArticle(actor, row),
  n: shown.n,
  doc: shown.doc,
  path: path.map(({ id, name_ar, name_en }) => ({ id, nameAr: name_ar, nameEn: name_en })),
  owner: row.owner_id && row.owner_name !== null ? presentPerson(row.owner_id, row.owner_name, row.owner_photo) : null,
  helpful: row.helpful,
  notHelpful: row.not_helpful,
  vote: vote ?? null,
  can: granted(can, actor, row),
})
