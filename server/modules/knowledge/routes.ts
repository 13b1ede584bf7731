import { categories } from '@diwan/contract/knowledge/endpoints/categories'
import { exports } from '@diwan/contract/knowledge/endpoints/exports'
import { passages } from '@diwan/contract/knowledge/endpoints/passages'
import { articles, articleTalk as talkEndpoints } from '@diwan/contract/knowledge/endpoints/reading'
import { articleReviews } from '@diwan/contract/knowledge/endpoints/review'
import { articlePublishing, managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import { route, type Route } from '../../kit/http/route.ts'
import type { House } from '../../kit/module.ts'
import { approvalRoutes } from '../approvals/public.ts'
import { publishRoutes } from '../publishing/public.ts'
import { runBulk } from './service/bulk.ts'
import { activateCategory, deactivateCategory, deleteCategory } from './service/categories/cascade.ts'
import { openCategory, readContents, readTree } from './service/categories/read.ts'
import { changeCategory, createCategory, moveCategory } from './service/categories/write.ts'
import {
  activateArticle,
  changeArticle,
  checkTranslation,
  deactivateArticle,
  deleteArticle,
  placeArticle,
} from './service/change.ts'
import { copyArticle, createArticle, translateArticle } from './service/create.ts'
import { exportArticle, exportCategory } from './service/export.ts'
import { importArticles } from './service/import.ts'
import { countManaged, countTabs, listManaged, listMisses, openManaged } from './service/managed.ts'
import { commentOnPassage, listPassages } from './service/passages.ts'
import { articleContent } from './service/publish.ts'
import { keepOffer, starArticle, viewArticle, voteArticle } from './service/react.ts'
import { countArticles, listArticles, mayRead, openArticle, openLanding, readRelated } from './service/read.ts'
import { articleApproval, openReview, sendForReview, withdrawReview } from './service/review.ts'
import { searchArticles, suggestArticles } from './service/search.ts'
import { articleTalk, findMentionable } from './service/talk.ts'
import { listVersions, openVersion } from './service/versions.ts'

export const routes: readonly Route[] = [
  route(passages.list, listPassages),
  route(passages.comment, commentOnPassage),
  route(categories.tree, readTree),
  route(categories.open, openCategory),
  route(categories.create, createCategory),
  route(categories.change, changeCategory),
  route(categories.move, moveCategory),
  route(categories.contents, readContents),
  route(categories.deactivate, deactivateCategory),
  route(categories.activate, activateCategory),
  route(categories.delete, deleteCategory),
  route(articles.list, listArticles),
  route(articles.count, countArticles),
  route(articles.landing, openLanding),
  route(articles.search, searchArticles),
  route(articles.open, openArticle),
  route(articles.related, readRelated),
  route(articles.viewed, viewArticle),
  route(articles.vote, voteArticle),
  route(articles.star, starArticle),
  route(articles.suggest, suggestArticles),
  route(articles.mayRead, mayRead),
  route(articles.offered, keepOffer),
  ...articleTalk.routes,
  route(talkEndpoints.mentionable, findMentionable),
  route(managedArticles.list, listManaged),
  route(managedArticles.count, countManaged),
  route(managedArticles.tabs, countTabs),
  route(managedArticles.open, openManaged),
  route(managedArticles.create, (ctx, input) => createArticle(ctx, input)),
  route(managedArticles.import, importArticles),
  route(managedArticles.change, changeArticle),
  route(managedArticles.translate, (ctx, input) => translateArticle(ctx, input)),
  route(managedArticles.checkTranslation, checkTranslation),
  route(managedArticles.copy, copyArticle),
  route(managedArticles.place, placeArticle),
  route(managedArticles.activate, activateArticle),
  route(managedArticles.deactivate, deactivateArticle),
  route(managedArticles.delete, deleteArticle),
  route(managedArticles.versions, listVersions),
  route(managedArticles.version, openVersion),
  route(managedArticles.searchMisses, listMisses),
  route(managedArticles.bulk, runBulk),
  ...publishRoutes(articlePublishing, articleContent),
  route(articleReviews.send, sendForReview),
  route(articleReviews.withdraw, withdrawReview),
  route(articleReviews.open, openReview),
  ...approvalRoutes(articleReviews, articleApproval),
]

export const exportRoutes = (house: House): readonly Route[] => [
  route(exports.article, (ctx, input) => exportArticle(ctx, input, house)),
  route(exports.category, (ctx, input) => exportCategory(ctx, input, house)),
]
