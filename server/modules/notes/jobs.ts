import { noteEvents } from '@diwan/contract/notes/events'
import type { NotificationRule } from '../../kit/module.ts'
import { toPerson } from '../people/public.ts'
import { note } from './kind.ts'

export const noteNotifications: Readonly<Record<string, NotificationRule>> = {
  [noteEvents.joined.name]: { ...note.about, recipients: toPerson },
  [noteEvents.named.name]: {
    ...note.about,
    recipients: (_portal, { detail }) => Promise.resolve(noteEvents.named.detail.parse(detail).people),
    reason: () => 'mention',
  },
}
