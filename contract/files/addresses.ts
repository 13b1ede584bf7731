import type { Address } from '../kit/endpoint.ts'

/** Free of schemas: every screen with a photo names them. */
export const fileAddresses = {
  upload: { method: 'POST', path: '/api/files' },
  read: { method: 'GET', path: '/files/{id}' },
} as const satisfies Record<string, Address>

/** How a file is named to whoever may read it. */
export const fileUrl = (id: string): string => `/files/${id}`
