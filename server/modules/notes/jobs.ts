import { noteEvents } from '@diwan/contract/notes/events'
import type { Tell } from '../../kit/module.ts'
import { toPerson } from '../people/public.ts'
import { readTitle } from './queries/note.ts'

const aboutNote: Pick<Tell, 'params' | 'path'> = {
  params: async ({ db }, { objectId }) => ({ title: await readTitle(db, objectId) }),
  path: (id) => `/user/notes?id=${id}`,
}

export const noteTells: Readonly<Record<string, Tell>> = {
  [noteEvents.joined.name]: { ...aboutNote, recipients: toPerson },
  [noteEvents.named.name]: {
    ...aboutNote,
    recipients: (_portal, { detail }) => Promise.resolve(noteEvents.named.detail.parse(detail).people),
    reason: () => 'mention',
  },
}
