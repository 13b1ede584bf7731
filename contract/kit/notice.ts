/** Why an event concerns its recipient in person; what concerns a whole group has no reason. */
export const REASONS = ['mention', 'assigned'] as const
export type Reason = (typeof REASONS)[number]

/** How an event reaches a person: in the app and on devices at once, and by mail if it is still unread after a while. */
export const CHANNELS = ['app', 'push', 'mail'] as const
export type Channel = (typeof CHANNELS)[number]

/** What a module says of a channel of an event; `never` is not offered there at all. */
export type Offer = 'on' | 'off' | 'never'
