/** The two live addresses; free of schemas. The WebSocket, and the specification's stream (S7.01). */
export const LIVE_PATH = '/live'
export const STREAM_PATH = '/portal/notification/notifications'
