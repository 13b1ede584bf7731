import type { Address } from '../kit/endpoint.ts'

/** Free of schemas: the login screen calls these without loading them. */
export const guestAddresses = {
  write: { method: 'POST', path: '/api/support/guest' },
  open: { method: 'POST', path: '/api/support/guest/open' },
  reply: { method: 'POST', path: '/api/support/guest/reply' },
} as const satisfies Record<string, Address>
