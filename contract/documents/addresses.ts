import type { Address } from '../kit/endpoint.ts'

/** Free of schemas: for what sends and saves files. */
export const documentAddresses = {
  import: { method: 'POST', path: '/api/documents/{id}/import' },
} as const satisfies Record<string, Address>
