import { noteEvents } from '@diwan/contract/notes/events'
import type { NotificationRule } from '../../kit/module.ts'
import { toPerson } from '../people/public.ts'
import { readTitle } from './queries/note.ts'

const aboutNote: Pick<NotificationRule, 'params' | 'path'> = {
  params: async ({ db }, { objectId }) => ({ title: await readTitle(db, objectId) }),
  path: (id) => `/user/notes?id=${id}`,
}

export const noteNotifications: Readonly<Record<string, NotificationRule>> = {
  [noteEvents.joined.name]: { ...aboutNote, recipients: toPerson },
  [noteEvents.named.name]: {
    ...aboutNote,
    recipients: (_portal, { detail }) => Promise.resolve(noteEvents.named.detail.parse(detail).people),
    reason: () => 'mention',
  },
}
