import { endpoint, flag } from '../../kit/endpoint.ts'
import { fileAnswer } from '../../kit/file-answer.ts'
import { ARTICLE_EXPORTS_A_MINUTE } from '../limits.ts'
import { CategoryId } from '../schemas/category.ts'
import { ExportArticle } from '../schemas/exported.ts'

const leaves = {
  module: 'knowledgeHub',
  access: flag('knowledgeHub', 'view'),
  method: 'GET',
  output: fileAnswer,
  file: 'out',
  perMinute: ARTICLE_EXPORTS_A_MINUTE,
  alone: 'export',
  errors: ['not_found', 'too_large'],
} as const

/** Articles as files, for other programs and for paper: the published versions that the caller may read. */
export const exports = {
  article: endpoint({
    ...leaves,
    name: 'knowledgeHub.exportArticle',
    summary: 'One article as a PDF, or as Markdown with its pictures and files in a ZIP archive.',
    path: '/api/knowledge/articles/{id}/export',
    input: ExportArticle,
  }),
  category: endpoint({
    ...leaves,
    name: 'knowledgeHub.exportCategory',
    summary: 'The articles of a category and of those below it as Markdown with pictures and files, in a ZIP archive.',
    path: '/api/knowledge/categories/{id}/export',
    input: CategoryId,
  }),
}
