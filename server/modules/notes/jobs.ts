import { noteEvents } from '@diwan/contract/notes/events'
import type { NotificationRule } from '../../kit/module.ts'
import { stillMentioned } from '../documents/public.ts'
import { toPerson } from '../people/public.ts'
import { note } from './kind.ts'

export const noteNotifications: Readonly<Record<string, NotificationRule>> = {
  [noteEvents.joined.name]: { ...note.about, recipients: toPerson },
  [noteEvents.named.name]: {
    ...note.about,
    recipients: stillMentioned,
    reason: () => 'mention',
  },
}
