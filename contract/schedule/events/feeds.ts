import { z } from 'zod'
import { event } from '../../kit/event.ts'
import { Uuid } from '../../kit/ids.ts'
import { FEED_CONTENTS } from '../vocabulary/feeds.ts'

/** Recorded on the person whose calendar it is. */
export const feedEvents = {
  made: event('schedule.feed_made', z.object({ feedId: Uuid, name: z.string(), content: z.enum(FEED_CONTENTS) })),
  revoked: event('schedule.feed_revoked', z.object({ feedId: Uuid, name: z.string() })),
}
