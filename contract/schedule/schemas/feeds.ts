import { z } from 'zod'
import { line, Seconds, Uuid } from '../../kit/ids.ts'
import { MAX_FEED_NAME, MAX_FEED_URL, MAX_FEEDS, MAX_INCOMING_FEEDS } from '../limits/feeds.ts'
import { FEED_CONTENTS, FEED_PROBLEMS } from '../vocabulary/feeds.ts'

/** A calendar that other programs subscribe to, without its secret. */
export const Feed = z.object({
  id: Uuid,
  name: z.string(),
  content: z.enum(FEED_CONTENTS),
  createdDate: Seconds,
  usedDate: Seconds.nullable(),
})
export type Feed = z.infer<typeof Feed>

/** A calendar of elsewhere. Its address may be a secret, so only the host is shown again. */
export const IncomingFeed = z.object({
  id: Uuid,
  name: z.string(),
  host: z.string(),
  createdDate: Seconds,
  /** When it was last read with success. */
  fetchedDate: Seconds.nullable(),
  problem: z.enum(FEED_PROBLEMS).nullable(),
  /** Busy times that count now. */
  times: z.int(),
  /** It had more than are kept. */
  cut: z.boolean(),
})
export type IncomingFeed = z.infer<typeof IncomingFeed>

export const Feeds = z.object({
  outgoing: z.array(Feed).max(MAX_FEEDS),
  incoming: z.array(IncomingFeed).max(MAX_INCOMING_FEEDS),
  /** Whether this person receives meetings as calendar mail. */
  mail: z.boolean(),
})
export type Feeds = z.infer<typeof Feeds>

export const MakeFeed = z.strictObject({ name: line(MAX_FEED_NAME), content: z.enum(FEED_CONTENTS) })
/** The address is shown this once. */
export const NewFeed = z.object({ address: z.string(), item: Feed })
export const ReadFeed = z.strictObject({ id: Uuid, secret: z.string().regex(/^[\w-]{43}$/) })

/** Names no user: a password of an address would be shown to proxies. */
const HTTPS = /^https:\/\/[^/?#@\s]+([/?#]|$)/i
/** Calendar programs also copy addresses as `webcal://`, which means https. */
export const AddIncoming = z.strictObject({
  name: line(MAX_FEED_NAME),
  url: line(MAX_FEED_URL)
    .overwrite((text) => text.replace(/^webcals?:/i, 'https:'))
    .refine((text) => HTTPS.test(text), 'https_only'),
})
export const ChooseMail = z.strictObject({ wanted: z.boolean() })
