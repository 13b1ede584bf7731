import type { Address } from '../kit/endpoint.ts'

/** Free of schemas: for the screen that sends a file. */
export const articleAddresses = {
  import: { method: 'POST', path: '/api/knowledge/imports' },
} as const satisfies Record<string, Address>
