import { z } from 'zod'
import { event } from '../kit/event.ts'
import { Uuid } from '../kit/ids.ts'
import { Person } from '../users/schemas.ts'
import { TalkMessage } from './schemas.ts'

const Saying = z.object({ id: Uuid, message: TalkMessage })

/** History keeps which message it was; its words stay beside, until it is deleted. */
const keeping = {
  kept: ({ id, message: { id: part, audience, seq } }: z.infer<typeof Saying>) => ({ id, message: { id: part, audience, seq } }),
  written: ({ message: { id: part, body } }: z.infer<typeof Saying>) =>
    body === null ? undefined : { part, texts: { now: body } },
}

/** What is heard of the messages of a module's records. Names for ever: `support.said`. `id` is the record. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the literal type of the caller is kept
export const talkEvents = <M extends string>(module: M) => ({
  said: event(`${module}.said`, Saying, keeping),
  edited: event(`${module}.message_edited`, Saying, keeping),
  /** The message as a tombstone. */
  deleted: event(`${module}.message_deleted`, Saying, keeping),
  reacted: event(
    `${module}.reacted`,
    z.object({ id: Uuid, messageId: Uuid, emoji: z.string(), person: Person, on: z.boolean(), count: z.int() }),
  ),
  /** Called by name in a message of this audience; notified is nobody who may not read it. */
  mentioned: event(`${module}.mentioned`, z.object({ id: Uuid, messageId: Uuid, audience: z.string(), people: z.array(Uuid) })),
})
export type TalkEvents = ReturnType<typeof talkEvents>
