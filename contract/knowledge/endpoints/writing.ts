import { z } from 'zod'
import { IMPORT_ERRORS } from '../../documents/vocabulary.ts'
import { endpoint, flag } from '../../kit/endpoint.ts'
import { Done } from '../../kit/ids.ts'
import { Counter, page } from '../../kit/page.ts'
import { publishEndpoints } from '../../publishing/endpoints.ts'
import { articleAddresses } from '../addresses.ts'
import { ARTICLE_IMPORTS_A_MINUTE } from '../limits.ts'
import { ArticleId } from '../schemas/article.ts'
import { ImportArticles, ImportedArticles } from '../schemas/imported.ts'
import * as schemas from '../schemas/managed.ts'

/** Lists of articles that the caller manages; for readers they are empty. */
const reads = { module: 'knowledgeHub', access: flag('knowledgeHub', 'view') } as const
const writes = { module: 'knowledgeHub', access: flag('knowledgeHub', 'create') } as const
const publishes = { module: 'knowledgeHub', access: flag('knowledgeHub', 'publish') } as const
const path = '/api/knowledge/articles'
const managed = '/api/knowledge/managed'
const refused = ['not_found', 'forbidden', 'changed_meanwhile', 'wrong_state'] as const

/** The commands of authors and publishers. */
export const managedArticles = {
  list: endpoint({
    ...reads,
    name: 'knowledgeHub.listManaged',
    summary: 'Articles that the caller writes or publishes, each pair once in the language of the caller.',
    method: 'GET',
    path: managed,
    input: schemas.ManagedQuery,
    output: page(schemas.ManagedArticle),
  }),
  count: endpoint({
    ...reads,
    name: 'knowledgeHub.countManaged',
    summary: 'How many articles the same list holds, exact to 999.',
    method: 'GET',
    path: `${managed}/count`,
    input: schemas.ManagedCountQuery,
    output: Counter,
  }),
  tabs: endpoint({
    ...writes,
    name: 'knowledgeHub.tabs',
    summary: 'How many articles, reviews, stale articles and searches without a result there are.',
    method: 'GET',
    path: '/api/knowledge/tabs',
    input: z.strictObject({}),
    output: schemas.ManagedTabs,
  }),
  open: endpoint({
    ...writes,
    name: 'knowledgeHub.openManaged',
    summary: 'One article as it is written, with the document and the channels to follow it by.',
    method: 'GET',
    path: `${managed}/{id}`,
    input: ArticleId,
    output: schemas.OpenManaged,
    errors: ['not_found', 'forbidden'],
  }),
  create: endpoint({
    ...writes,
    name: 'knowledgeHub.create',
    summary: 'Begins an article, as a draft.',
    method: 'POST',
    path,
    input: schemas.CreateArticle,
    output: schemas.ManagedArticle,
    errors: ['not_found', 'knowledgeHub.unit_missing', 'knowledgeHub.category_inactive'],
  }),
  import: endpoint({
    ...articleAddresses.import,
    ...writes,
    name: 'knowledgeHub.import',
    summary:
      'Begins an article, as a draft, for each page of the file of the body: Word, Markdown, HTML, or a ZIP of Markdown or of an HTML export. A dry run says what would come of it.',
    input: ImportArticles,
    output: ImportedArticles,
    errors: ['not_found', 'knowledgeHub.unit_missing', 'knowledgeHub.category_inactive', ...IMPORT_ERRORS],
    file: 'in',
    alone: 'import',
    perMinute: ARTICLE_IMPORTS_A_MINUTE,
  }),
  change: endpoint({
    ...writes,
    name: 'knowledgeHub.change',
    summary: 'Changes title, labels, owner or review date of an article.',
    method: 'PATCH',
    path: `${path}/{id}`,
    input: schemas.ChangeArticle,
    output: schemas.ManagedArticle,
    errors: [...refused, 'labels.not_available', 'knowledgeHub.owner_not_available'],
  }),
  translate: endpoint({
    ...writes,
    name: 'knowledgeHub.translate',
    summary: 'Begins the same article in the other language.',
    method: 'POST',
    path: `${path}/{id}/translation`,
    input: schemas.Translate,
    output: schemas.ManagedArticle,
    errors: ['not_found', 'forbidden', 'knowledgeHub.translated_already', 'knowledgeHub.category_inactive'],
  }),
  checkTranslation: endpoint({
    ...writes,
    name: 'knowledgeHub.checkTranslation',
    summary: 'Says that an article is up to date with its other language.',
    method: 'POST',
    path: `${path}/{id}/translation/checked`,
    input: schemas.ArticleAt,
    output: schemas.ManagedArticle,
    errors: [...refused],
  }),
  copy: endpoint({
    ...writes,
    name: 'knowledgeHub.copy',
    summary: 'Begins a new article, or a template, with the text of this one.',
    method: 'POST',
    path: `${path}/{id}/copy`,
    input: schemas.CopyArticle,
    output: schemas.ManagedArticle,
    errors: ['not_found', 'forbidden', 'knowledgeHub.unit_missing'],
  }),
  place: endpoint({
    ...writes,
    name: 'knowledgeHub.place',
    summary: 'Moves an article with its translation to a category, a unit or another place of it.',
    method: 'POST',
    path: `${path}/{id}/place`,
    input: schemas.PlaceArticle,
    output: schemas.ManagedArticle,
    errors: [
      ...refused,
      'knowledgeHub.unit_missing',
      'knowledgeHub.category_inactive',
      'knowledgeHub.category_missing',
      'knowledgeHub.review_required',
    ],
  }),
  activate: endpoint({
    ...publishes,
    name: 'knowledgeHub.activate',
    summary: 'Shows a deactivated article to its readers again.',
    method: 'POST',
    path: `${path}/{id}/activate`,
    input: schemas.ArticleAt,
    output: schemas.ManagedArticle,
    errors: [...refused, 'knowledgeHub.category_inactive'],
  }),
  deactivate: endpoint({
    ...publishes,
    name: 'knowledgeHub.deactivate',
    summary: 'Hides an article from its readers; its status stays.',
    method: 'POST',
    path: `${path}/{id}/deactivate`,
    input: schemas.ArticleAt,
    output: schemas.ManagedArticle,
    errors: [...refused],
  }),
  delete: endpoint({
    ...writes,
    name: 'knowledgeHub.delete',
    summary: 'Deletes an article for good.',
    method: 'DELETE',
    path: `${path}/{id}`,
    input: ArticleId,
    output: Done,
    errors: ['not_found', 'forbidden'],
  }),
  versions: endpoint({
    ...writes,
    name: 'knowledgeHub.versions',
    summary: 'Versions that were published or sent for review, newest first.',
    method: 'GET',
    path: `${path}/{id}/versions`,
    input: schemas.VersionsQuery,
    output: schemas.VersionsPage,
    errors: ['not_found', 'forbidden'],
  }),
  version: endpoint({
    ...writes,
    name: 'knowledgeHub.version',
    summary: 'One version with its text.',
    method: 'GET',
    path: `${path}/{id}/versions/{n}`,
    input: schemas.VersionQuery,
    output: schemas.VersionText,
    errors: ['not_found', 'forbidden'],
  }),
  searchMisses: endpoint({
    ...writes,
    name: 'knowledgeHub.searchMisses',
    summary: 'Searches that found nothing at least three times, the most frequent first, without the people who searched.',
    method: 'GET',
    path: '/api/knowledge/misses',
    input: schemas.SearchMissesQuery,
    output: schemas.SearchMisses,
  }),
  bulk: endpoint({
    ...writes,
    name: 'knowledgeHub.bulk',
    summary: 'Does the same with up to a hundred articles, each by itself: what was refused says why.',
    method: 'POST',
    path: '/api/knowledge/bulk',
    input: schemas.StartArticleBulk,
    output: schemas.ArticleBulkAnswer,
    perMinute: 30,
  }),
}

export const articlePublishing = {
  ...publishEndpoints({
    module: 'knowledgeHub',
    path: '/api/knowledge/articles/{id}',
    publish: 'publish',
    thing: 'article',
    refusals: ['knowledgeHub.category_missing', 'knowledgeHub.review_required'],
  }),
}
