import type { Address } from '../kit/endpoint.ts'

/** Free of schemas: the page of guests calls it without loading them. */
export const guestAddresses = {
  open: { method: 'POST', path: '/api/guests/open' },
} as const satisfies Record<string, Address>
