import { noteEvents } from '@diwan/contract/notes/events'
import { ar } from '@diwan/contract/notes/words.ar'
import { en } from '@diwan/contract/notes/words.en'
import type { Module } from '../../kit/module.ts'
import { noteNotifications } from './jobs.ts'
import { searchableNotes } from './queries/entries.ts'
import { forgetNotes } from './queries/note.ts'
import { noteRoutes } from './routes.ts'
import { seedNotes } from './seed.ts'
import { noteDocuments } from './service/document.ts'
import { noteOfThis } from './service/make.ts'
import { noteFollowers, noteKind, readsFile } from './service/policy.ts'
import { noteFinder } from './service/search.ts'
import { noteTopics } from './topics.ts'

export const manifest: Module = {
  name: 'notes',
  words: { ar, en },
  objects: ['note'],
  events: Object.values(noteEvents),
  routes: noteRoutes,
  kinds: [noteKind],
  channels: [noteFollowers],
  actions: [noteOfThis],
  documents: [noteDocuments],
  files: { note: readsFile },
  searchable: [searchableNotes],
  found: [noteFinder.found],
  topics: noteTopics,
  notifications: noteNotifications,
  forget: (_portal, { db }, ids) => forgetNotes(db, ids),
  seed: seedNotes,
}
