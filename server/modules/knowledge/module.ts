import { articleTalkChannel, categoryEvents } from '@diwan/contract/knowledge/events'
import { ar } from '@diwan/contract/knowledge/words.ar'
import { en } from '@diwan/contract/knowledge/words.en'
import { defineModule } from '../../kit/kind/define-module.ts'
import type { House, Module } from '../../kit/module.ts'
import { belongingToUnits } from '../../kit/record/in-units.ts'
import { approvedKind } from '../approvals/public.ts'
import { can } from './access.ts'
import { article } from './kind.ts'
import { readArticle } from './queries/articles.ts'
import { placesOfFiles } from './queries/found-files.ts'
import { exportRoutes, routes } from './routes.ts'
import { articleDocuments } from './service/document.ts'
import { articleLabels, prepareLabels } from './service/labels.ts'
import { articleOfThis } from './service/make.ts'
import { articleNotifications } from './service/notifications.ts'
import { articleContent } from './service/publish.ts'
import { articleApproval } from './service/review.ts'
import { seedKnowledge } from './seed/sample.ts'
import { articleTalk } from './service/talk.ts'
import { forgetOldReading, remindReviews } from './service/tend.ts'
import { missedSearches, newArticles, plannedArticles, readKnowledge, staleArticles, waitingReviews } from './service/widgets.ts'

const defined = defineModule({
  key: 'knowledgeHub',
  words: { ar, en },
  kinds: [article],
  widgets: [newArticles, staleArticles, missedSearches],
  waiting: [waitingReviews, plannedArticles],
  firstSteps: [readKnowledge],
  events: Object.values(categoryEvents),
  routes,
  documents: [articleDocuments],
  actions: [articleOfThis],
  labelScopes: [articleLabels],
  prepare: prepareLabels,
  inUnits: [
    belongingToUnits({
      kind: 'article',
      flag: 'knowledgeHub.view',
      columns: [
        ['knowledge_categories', 'unit_id'],
        ['article_pairs', 'unit_id'],
        ['articles', 'unit_id'],
      ],
    }),
  ],
  published: [articleContent.published],
  approved: [approvedKind(articleApproval)],
  notifications: articleNotifications,
  everyMinute: remindReviews,
  everyNight: forgetOldReading,
  seed: seedKnowledge,
})

const COMMENTS = /^article_talk:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export const manifest = (house: House): Module => ({
  ...defined,
  routes: [...(defined.routes ?? []), ...exportRoutes(house)],
  objects: [...(defined.objects ?? []), 'article_category', 'article_labels'],
  channels: [
    ...(defined.channels ?? []),
    {
      prefix: 'article_talk',
      module: 'knowledgeHub',
      mayFollow: async ({ db }, actor, channel) => {
        const [, id] = COMMENTS.exec(channel) ?? []
        const row = id === undefined ? undefined : await readArticle(db, actor, id)
        return row !== undefined && channel === articleTalkChannel(row.id) && can.comment(actor, row)
      },
    },
  ],
  /** The article itself and the comments on it. */
  searchable: [
    {
      kind: 'article',
      placesOfFiles,
      textsOf: async (db, parts) => [
        ...(await article.entries(db, [...new Set(parts.map(({ objectId }) => objectId))])),
        ...(await articleTalk.textsOf(
          db,
          parts.filter(({ objectId, part }) => objectId !== part),
        )),
      ],
    },
  ],
})
