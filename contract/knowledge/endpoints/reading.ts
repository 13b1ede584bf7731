import { endpoint, flag } from '../../kit/endpoint.ts'
import { listEndpoints } from '../../kit/endpoints/list.ts'
import { Done } from '../../kit/ids.ts'
import { page } from '../../kit/page.ts'
import { talkEndpoints } from '../../talk/endpoints.ts'
import { mentionableEndpoint } from '../../writing/endpoints.ts'
import { SUGGESTED_A_MINUTE, VIEWS_A_MINUTE } from '../limits.ts'
import * as schemas from '../schemas/article.ts'
import { z } from 'zod'

const reads = { module: 'knowledgeHub', access: flag('knowledgeHub', 'view') } as const
const path = '/api/knowledge/articles'

/** Readers are shown published articles and nothing else. */
export const articles = {
  ...listEndpoints({
    module: 'knowledgeHub',
    path,
    query: schemas.ArticleQuery,
    filter: schemas.ArticleCountQuery,
    item: schemas.Article,
    summary: 'Published articles that the caller may read, each pair once in the language of the caller.',
    things: 'articles',
  }),
  landing: endpoint({
    ...reads,
    name: 'knowledgeHub.landing',
    summary: 'The newest, the most read, the starred articles, and those of the department of the caller.',
    method: 'GET',
    path: '/api/knowledge/landing',
    input: z.strictObject({}),
    output: schemas.Landing,
  }),
  search: endpoint({
    ...reads,
    name: 'knowledgeHub.search',
    summary: 'Published articles with these words, by title, then labels, then text.',
    method: 'GET',
    path: '/api/knowledge/search',
    input: schemas.ArticleSearch,
    output: page(schemas.FoundArticle),
  }),
  open: endpoint({
    ...reads,
    name: 'knowledgeHub.open',
    summary: 'The published version of an article, with the channels to follow it by.',
    method: 'GET',
    path: `${path}/{id}`,
    input: schemas.ArticleId,
    output: schemas.OpenedArticle,
    errors: ['not_found'],
  }),
  related: endpoint({
    ...reads,
    name: 'knowledgeHub.related',
    summary: 'Articles near to one, and articles that cite it.',
    method: 'GET',
    path: `${path}/{id}/related`,
    input: schemas.ArticleId,
    output: schemas.RelatedArticles,
    errors: ['not_found'],
  }),
  viewed: endpoint({
    ...reads,
    name: 'knowledgeHub.viewed',
    summary: 'Counts that the caller reads an article, once an hour.',
    method: 'POST',
    path: `${path}/{id}/view`,
    input: schemas.ArticleId,
    output: Done,
    errors: ['not_found'],
    repeatable: true,
    perMinute: VIEWS_A_MINUTE,
  }),
  vote: endpoint({
    ...reads,
    name: 'knowledgeHub.vote',
    summary: 'Whether an article helped the caller, with a short comment; the last vote counts.',
    method: 'POST',
    path: `${path}/{id}/vote`,
    input: schemas.Vote,
    output: schemas.Voted,
    errors: ['not_found'],
  }),
  star: endpoint({
    ...reads,
    name: 'knowledgeHub.star',
    summary: 'Gives an article a star that the caller alone sees, or takes it away.',
    method: 'POST',
    path: `${path}/{id}/star`,
    input: schemas.Star,
    output: Done,
    errors: ['not_found'],
  }),
  suggest: endpoint({
    ...reads,
    name: 'knowledgeHub.suggest',
    summary: 'Up to three articles that may answer the subject of a ticket; none for fewer than ten letters.',
    method: 'POST',
    path: '/api/knowledge/suggest',
    input: schemas.Suggest,
    output: schemas.Suggested,
    repeatable: true,
    perMinute: SUGGESTED_A_MINUTE,
  }),
  mayRead: endpoint({
    ...reads,
    name: 'knowledgeHub.mayRead',
    summary: 'Says whether a person, whom the caller sees in the directory, may read an article that the caller reads.',
    method: 'GET',
    path: `${path}/{id}/readers/{personId}`,
    input: schemas.ArticleReader,
    output: schemas.MayRead,
    errors: ['not_found'],
  }),
  offered: endpoint({
    ...reads,
    name: 'knowledgeHub.offered',
    summary: 'What became of a suggested article.',
    method: 'POST',
    path: '/api/knowledge/offers',
    input: schemas.Offered,
    output: Done,
    errors: ['not_found'],
  }),
}

/** Comments below an article. Who may read it may comment on it. */
export const articleTalk = {
  ...talkEndpoints(path, { module: 'knowledgeHub', flags: { read: 'view', write: 'view' } }),
  mentionable: mentionableEndpoint({
    module: 'knowledgeHub',
    name: 'mentionable',
    path: `${path}/{id}/mentionable`,
    needs: 'view',
    summary: 'Who can be mentioned in a comment: those who read the article.',
  }),
}
