import { z } from 'zod'
import { Difference } from '../kit/difference.ts'
import { event } from '../kit/event.ts'
import { Uuid } from '../kit/ids.ts'
import { peopleEvents } from '../people/events.ts'
import { talkEvents } from '../talk/events.ts'
import { Person } from '../users/schemas/person.ts'

const Looks = z.object({
  id: Uuid,
  name: z.string().nullable(),
  description: z.string().nullable(),
  photo: z.string().nullable(),
  version: z.int(),
  by: Person,
})

export const chatEvents = {
  ...talkEvents('chat'),
  ...peopleEvents('chat'),
  begun: event('chat.created', z.object({ id: Uuid, kind: z.string(), by: Person })),
  /** Name, description or photo of a group. History keeps who and when; the texts stand beside it. */
  altered: event('chat.changed', Looks, {
    kept: ({ id, version, by }) => ({ id, version, by }),
    written: ({ name, description }) => ({ texts: { name, description } }),
  }),
  /** What chats of the organisation show. */
  settingsChanged: event('chat.settings_changed', Difference),
  /** Its time had come and it could not be sent: it is a draft again. `object` is the chat, or the person where the chat is not theirs. */
  unsent: event('chat.scheduled_unsent', z.object({ id: Uuid, chatId: Uuid, userId: Uuid, code: z.string() })),
  gone: event('chat.deleted', z.object({ id: Uuid, by: Person })),
}
