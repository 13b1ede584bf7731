import type { Address } from '../kit/endpoint.ts'

/** Free of schemas: the page of guests calls these without loading them. */
export const meetingGuestAddresses = {
  open: { method: 'POST', path: '/api/schedule/guest/open' },
  answer: { method: 'POST', path: '/api/schedule/guest/answer' },
} as const satisfies Record<string, Address>
