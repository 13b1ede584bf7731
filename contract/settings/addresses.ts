import type { Address } from '../kit/endpoint.ts'

/** Free of schemas: the shell asks for it without loading any. */
export const settingsAddresses = {
  shown: { method: 'GET', path: '/api/settings/shown' },
} as const satisfies Record<string, Address>
