import type { Feed, IncomingFeed } from '@diwan/contract/schedule/schemas/feeds'

/** One of these stands on the screen at a time; each of the others leads back to the lists. */
export type FeedStep =
  | { readonly show: 'lists' | 'make' | 'add' }
  | { readonly show: 'address'; readonly address: string }
  | { readonly show: 'revoke'; readonly feed: Feed }
  | { readonly show: 'remove'; readonly feed: IncomingFeed }
