import { z } from 'zod'
import { event } from '../kit/event.ts'
import { Uuid } from '../kit/ids.ts'
import { Person } from '../users/schemas/person.ts'
import { Poll, TalkMessage } from './schemas.ts'

const Saying = z.object({
  id: Uuid,
  message: TalkMessage,
  /** The number of messages in the thread now, where one was posted or deleted in it. */
  replies: z.int().optional(),
  /** The turn of the message whose thread that is. */
  turn: z.int().optional(),
})

/** History keeps which message it was; its words stay beside, until it is deleted. */
const kept = {
  kept: ({ id, message: { id: part, audience, seq, kind } }: z.infer<typeof Saying>) => ({
    id,
    message: { id: part, audience, seq, kind },
  }),
}
const keeping = {
  ...kept,
  written: ({ message: { id: part, body } }: z.infer<typeof Saying>) =>
    body === null ? undefined : { part, texts: { now: body } },
}

/** The events of the messages of a module's records. Their names are permanent: `support.said`. `id` is the record. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the literal type of the caller is kept
export const talkEvents = <M extends string>(module: M) => ({
  said: event(`${module}.said`, Saying, keeping),
  edited: event(`${module}.message_edited`, Saying, keeping),
  /** The message as a tombstone. */
  deleted: event(`${module}.message_deleted`, Saying, keeping),
  /** Pinned for all, or no longer. */
  pinned: event(`${module}.message_pinned`, Saying, kept),
  /** What the pages say to which it links has arrived. */
  previewed: event(`${module}.message_previewed`, Saying, kept),
  reacted: event(
    `${module}.reacted`,
    z.object({
      id: Uuid,
      messageId: Uuid,
      emoji: z.string(),
      person: Person,
      on: z.boolean(),
      count: z.int(),
      turn: z.int().optional(),
    }),
  ),
  /** How the votes stand, without the words of the poll. Of a secret poll it does not say who voted, or for what. */
  polled: event(
    `${module}.polled`,
    z.object({
      id: Uuid,
      messageId: Uuid,
      poll: Poll,
      by: Uuid.nullable(),
      choices: z.array(z.int()),
      turn: z.int(),
    }),
    { kept: ({ id, messageId }) => ({ id, messageId }) },
  ),
  /** Called by name in a message of this audience; notified is nobody who may not read it. */
  mentioned: event(`${module}.mentioned`, z.object({ id: Uuid, messageId: Uuid, audience: z.string(), people: z.array(Uuid) })),
  /** Everyone who reads this audience was called. */
  calledAll: event(`${module}.called_all`, z.object({ id: Uuid, messageId: Uuid, audience: z.string() })),
})
export type TalkEvents = ReturnType<typeof talkEvents>
