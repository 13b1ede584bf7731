import { searchEvents } from '@diwan/contract/search/events'
import { synonyms } from '@diwan/contract/search/endpoints'
import { ar } from '@diwan/contract/search/words.ar'
import { en } from '@diwan/contract/search/words.en'
import { route } from '../../kit/http/route.ts'
import type { House, Module } from '../../kit/module.ts'
import { askForFiles, foldJob, readFilesJob } from './jobs.ts'
import { forgetRecords } from './queries/entries.ts'
import { seedSynonyms } from './seed.ts'
import { createSynonym, deleteSynonym, listSynonyms, updateSynonym } from './service/synonyms.ts'

/** It folds what the other modules let be found again when the rules of folding move. */
export const manifest = (house: House): Module => ({
  name: 'search',
  words: { ar, en },
  objects: ['synonym'],
  events: Object.values(searchEvents),
  prepare: seedSynonyms,
  routes: [
    route(synonyms.list, listSynonyms),
    route(synonyms.create, createSynonym),
    route(synonyms.update, updateSynonym),
    route(synonyms.delete, deleteSynonym),
  ],
  forget: (_portal, { db }, ids) => forgetRecords(db, ids),
  everyMinute: askForFiles,
  backgroundJobs: [foldJob, readFilesJob].map((job) => job(() => house.all(({ searchable }) => searchable))),
})
