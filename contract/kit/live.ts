import { z } from 'zod'
import { Change } from './event.ts'

/** What a person is doing where a record is open, and in which part of it: words of the module, of a checked form. */
export const PresenceState = z.strictObject({
  doing: z.string().regex(/^[a-z][a-z-]{0,39}$/),
  where: z
    .string()
    .regex(/^[\w.:-]{1,100}$/)
    .optional(),
})
export type PresenceState = z.infer<typeof PresenceState>
export const Present = z.object({ id: z.uuid(), fullName: z.string(), photo: z.string().nullable(), state: PresenceState })
export type Present = z.infer<typeof Present>

/** Frames of the WebSocket at `/live`. A channel has one audience and a gapless sequence. */
export const ClientFrame = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('subscribe'), channel: z.string().max(100), after: z.int().min(0) }),
  z.strictObject({ type: z.literal('unsubscribe'), channel: z.string().max(100) }),
  /** Ephemeral: repeated while it holds, forgotten after half a minute of silence. `null`: gone. */
  z.strictObject({ type: z.literal('present'), channel: z.string().max(100), state: PresenceState.nullable() }),
  z.strictObject({ type: z.literal('ping') }),
])
export type ClientFrame = z.infer<typeof ClientFrame>

export const ServerFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('subscribed'), channel: z.string(), seq: z.int() }),
  z.object({ type: z.literal('change'), ...Change.shape }),
  /** Past retention, or access changed: fetch the record again, then subscribe from its position. */
  z.object({ type: z.literal('refetch'), channel: z.string() }),
  z.object({ type: z.literal('refused'), channel: z.string() }),
  /** Something on a topic changed: refetch what is on screen, at most once a second. */
  z.object({ type: z.literal('hint'), topic: z.string() }),
  /** Rights changed: read the session again. */
  z.object({ type: z.literal('access') }),
  /** All who are present now, as far as followers of this channel may see it. */
  z.object({ type: z.literal('presence'), channel: z.string(), people: z.array(Present) }),
  z.object({ type: z.literal('pong') }),
])
export type ServerFrame = z.infer<typeof ServerFrame>

export const MAX_SUBSCRIPTIONS = 100
/** Channel entries are kept this long; past it a client refetches. */
export const RETENTION_DAYS = 14

/** Where a record stands on a channel, given with the record so that nothing between fetch and subscribe is missed. */
export const Position = z.object({ channel: z.string(), seq: z.int() })
export type Position = z.infer<typeof Position>
