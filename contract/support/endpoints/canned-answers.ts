import { cannedEndpoints } from '../../canned/endpoints.ts'

export const cannedAnswers = {
  ...cannedEndpoints({ module: 'support', path: '/api/support/canned-answers', use: 'administer', keep: 'canned_answers' }),
}
