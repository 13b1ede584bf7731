/** Addresses, free of schemas. The two live ones: the WebSocket, and the specification's stream (S7.01). */
export const LIVE_PATH = '/live'
/** Close code of a socket whose session ended: sign in again. */
export const SESSION_ENDED = 4401
export const STREAM_PATH = '/portal/notification/notifications'

/** The names between braces: `/api/tickets/{id}/close` gives `['id']`. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
}
