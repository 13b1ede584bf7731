import { chatEvents } from '@diwan/contract/chat/events'
import type { Chat } from '@diwan/contract/chat/schemas'
import { detailOf, type Change } from '@diwan/contract/kit/event'
import { peopleEvents } from '@diwan/contract/people/events'

type Looks = Pick<Chat, 'id' | 'name' | 'description' | 'photo' | 'version'>

/** How the chat looks. Hearing it twice, or late, changes nothing. */
export function foldChat<C extends Looks>(chat: C, change: Change): C {
  const changed = detailOf(chatEvents.altered, change)
  if (!changed || changed.id !== chat.id || changed.version <= chat.version) return chat
  const { name, description, photo, version } = changed
  return { ...chat, name, description, photo, version }
}

const ofPeople: readonly string[] = Object.values(peopleEvents('chat')).map(({ name }) => name)

/** Who is in it, and what this reader may do, is fetched and not folded. */
export const isAboutPeople = ({ event }: Change): boolean => ofPeople.includes(event)
