import { approvalEndpoints, changeEndpoints } from '../../approvals/endpoints.ts'
import { endpoint, flag } from '../../kit/endpoint.ts'
import { ArticleId } from '../schemas/article.ts'
import * as schemas from '../schemas/managed.ts'

const path = '/api/knowledge/articles'
const writes = { module: 'knowledgeHub', access: flag('knowledgeHub', 'create'), method: 'POST' } as const
const approved = { module: 'knowledgeHub', path, decide: 'approve', thing: 'article' } as const

/** How an article gets its review, and how the reviewers decide. */
export const articleReviews = {
  send: endpoint({
    ...writes,
    name: 'knowledgeHub.sendForReview',
    summary: 'Freezes a version of an article and asks its reviewers.',
    path: `${path}/{id}/review`,
    input: schemas.SendForReview,
    output: schemas.ManagedArticle,
    errors: [
      'not_found',
      'forbidden',
      'changed_meanwhile',
      'wrong_state',
      'knowledgeHub.category_missing',
      'approvals.no_approver',
    ],
  }),
  withdraw: endpoint({
    ...writes,
    name: 'knowledgeHub.withdrawReview',
    summary: 'Takes an article back from its reviewers.',
    path: `${path}/{id}/review/withdraw`,
    input: schemas.ArticleAt,
    output: schemas.ManagedArticle,
    errors: ['not_found', 'forbidden', 'changed_meanwhile', 'wrong_state'],
  }),
  open: endpoint({
    module: 'knowledgeHub',
    access: flag('knowledgeHub', 'view'),
    name: 'knowledgeHub.review',
    summary: 'The frozen version of an article, the version that readers see, and how far the review is.',
    method: 'GET',
    path: `${path}/{id}/review`,
    input: ArticleId,
    output: schemas.ArticleReview,
    errors: ['not_found', 'forbidden'],
  }),
  ...approvalEndpoints(approved),
  ...changeEndpoints(approved),
}
