import { cannedEndpoints } from '../../canned/endpoints.ts'

export const ticketAnswers = {
  ...cannedEndpoints({ module: 'tickets', path: '/api/tickets/canned-answers', use: 'administer', keep: 'templates' }),
}
