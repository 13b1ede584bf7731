import type { Address } from '../kit/endpoint.ts'

/** Free of schemas: every screen with a photo names them. */
export const fileAddresses = {
  upload: { method: 'POST', path: '/api/files' },
  begin: { method: 'POST', path: '/api/files/uploads' },
  progress: { method: 'GET', path: '/api/files/uploads/{id}' },
  append: { method: 'POST', path: '/api/files/uploads/{id}/parts' },
  finish: { method: 'POST', path: '/api/files/uploads/{id}/finish' },
  abandon: { method: 'DELETE', path: '/api/files/uploads/{id}' },
  picture: { method: 'GET', path: '/api/files/picture' },
  describe: { method: 'GET', path: '/api/files/described' },
  read: { method: 'GET', path: '/files/{id}' },
} as const satisfies Record<string, Address>

/** How a file is named to its readers. */
export const fileUrl = (id: string): string => `/files/${id}`
