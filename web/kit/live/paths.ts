/** Repeated from the contract, whose files would bring zod along; the types keep them honest. */
export const LIVE: typeof import('@diwan/contract/kit/live').LIVE_PATH = '/live'
export const STREAM: typeof import('@diwan/contract/notifications/schemas').STREAM_PATH = '/portal/notification/notifications'
