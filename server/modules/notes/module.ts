import { ar } from '@diwan/contract/notes/words.ar'
import { en } from '@diwan/contract/notes/words.en'
import { defineModule } from '../../kit/kind/define-module.ts'
import { noteNotifications } from './jobs.ts'
import { note } from './kind.ts'
import { noteRoutes } from './routes.ts'
import { seedNotes } from './seed.ts'
import { notesOnTimeline } from './service/bars.ts'
import { noteDocuments } from './service/document.ts'
import { noteOfThis } from './service/make.ts'
import { pinnedNote } from './service/widgets.ts'

export const manifest = defineModule({
  key: 'notes',
  words: { ar, en },
  kinds: [note],
  widgets: [pinnedNote],
  documents: [noteDocuments],
  routes: noteRoutes,
  actions: [noteOfThis],
  onTimeline: [notesOnTimeline],
  notifications: noteNotifications,
  seed: seedNotes,
})
