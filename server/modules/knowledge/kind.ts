import type { Event } from '@diwan/contract/kit/event'
import { articleApprovalEvents, articleEvents, articleTalkEvents } from '@diwan/contract/knowledge/events'
import { ARTICLE_SLOT, articleKind } from '@diwan/contract/knowledge/kind'
import { managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import { ManagedCountQuery } from '@diwan/contract/knowledge/schemas/managed'
import { documentFromText } from '@diwan/core/document'
import { pageText } from '@diwan/core/page/document'
import { z } from 'zod'
import { recordKind } from '../../kit/kind/record-kind.ts'
import { readPage } from '../documents/public.ts'
import { can, opensDraft, reach } from './access.ts'
import {
  forgetArticles,
  lockArticle,
  readArticle,
  readArticles,
  readTexts,
  type ArticleReach,
  type ArticleRow,
} from './queries/articles.ts'
import { placesOfFiles, readsFiles } from './queries/found-files.ts'
import { managedPaged } from './queries/list.ts'
import { filesShown, readVersion } from './queries/versions.ts'
import { articleTalk } from './service/talk.ts'

/** An article is called as its readers know it, and as its author calls it until it is published. */
export const titleOf = ({ published_n, shown_title, title }: Pick<ArticleRow, 'published_n' | 'shown_title' | 'title'>): string =>
  published_n === null ? title : shown_title

const ownEvents: readonly Event[] = [...Object.values(articleEvents), ...Object.values(articleApprovalEvents)]

export const article = recordKind<ArticleReach, ArticleRow, keyof typeof can>(articleKind, {
  table: 'articles',
  reach,
  can,
  read: readArticles,
  lock: lockArticle,
  linked: ({ asked, tokens }) => [...asked, ...tokens],
  title: titleOf,
  card: (actor, row) => ({
    shortId: row.short_id,
    status: can.edit(actor, row) ? row.status : null,
    path: can.edit(actor, row) ? articleKind.editPath(row.id) : articleKind.path(row.id),
  }),
  events: Object.fromEntries([...ownEvents, ...Object.values(articleTalkEvents)].map((one) => [one.name, one])),
  activity: {
    events: ownEvents,
    shown: z.object({ title: z.string().optional() }),
    may: opensDraft,
  },
  follow: opensDraft,
  /** Readers read the files of the published version and of comments, writers all. */
  files: async (portal, caller, id, fileId) => {
    const row = caller ? await readArticle(portal.db, caller, id) : undefined
    if (!row || !can.view(caller!, row)) return false
    if (opensDraft(caller!, row) || (row.listed_at !== null && (await filesShown(portal.db, id, [fileId])).length > 0))
      return true
    return articleTalk.files(portal, caller, id, fileId)
  },
  search: {
    sort: 'updated_at',
    texts: readTexts,
    parts: { readers: readsFiles },
    placesOfFiles,
    persons: ['created_by', 'owner_id'],
    units: ['unit_id'],
  },
  links: {},
  counts: {
    flag: 'view',
    list: managedArticles.list,
    queries: { 'knowledgeHub.reviews': { view: 'reviews' }, 'knowledgeHub.stale': { view: 'stale' } },
    count: async (ctx, queries) =>
      managedPaged.counts(
        ctx,
        await Promise.all(
          queries.map((query) => managedPaged.resolved(ctx, { ...ManagedCountQuery.parse(query), now: ctx.clock.now() })),
        ),
      ),
  },
  forget: forgetArticles,
  more: {
    /** As its readers know it; the draft for those who open that. */
    source: async ({ db, actor }, id, part) => {
      const row = part === undefined ? await readArticle(db, actor, id) : undefined
      if (!row || !(can.comment(actor, row) || opensDraft(actor, row))) return undefined
      const shown = row.published_n === null ? undefined : await readVersion(db, id, row.published_n)
      const page = shown?.doc ?? (await readPage(db, id, ARTICLE_SLOT))
      const body = page ? documentFromText(pageText(page), row.lang === 'ar' ? 'rtl' : 'ltr') : null
      return { title: titleOf(row), body, by: row.created_by, at: row.updated_at }
    },
  },
})
