import { talkEndpoints } from '../../talk/endpoints.ts'

/** What is said about an inquiry: to its asker, or among those who answer. Commands say more with what they do. */
export const inquiryMessages = {
  ...talkEndpoints('/api/support/inquiries', { module: 'support', flags: { read: 'view', write: 'view' } }),
}
