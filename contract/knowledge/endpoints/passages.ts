import { endpoint, flag } from '../../kit/endpoint.ts'
import { TalkMessage } from '../../talk/schemas.ts'
import { PASSAGES_A_MINUTE } from '../limits.ts'
import { ArticleId } from '../schemas/article.ts'
import { ArticlePassages, CommentOnPassage } from '../schemas/passages.ts'

const reads = { module: 'knowledgeHub', access: flag('knowledgeHub', 'view') } as const
const path = '/api/knowledge/articles/{id}/passages'

/** Comments on a part of an article. They stand in its thread like others. */
export const passages = {
  list: endpoint({
    ...reads,
    name: 'knowledgeHub.passages',
    summary: 'The parts of the published text that comments are about.',
    method: 'GET',
    path,
    input: ArticleId,
    output: ArticlePassages,
    errors: ['not_found'],
  }),
  comment: endpoint({
    ...reads,
    name: 'knowledgeHub.commentOnPassage',
    summary: 'Writes a comment on some words of the published text.',
    method: 'POST',
    path,
    input: CommentOnPassage,
    output: TalkMessage,
    perMinute: PASSAGES_A_MINUTE,
    errors: ['not_found', 'knowledgeHub.passage_missing', 'knowledgeHub.too_many_passages'],
  }),
}
