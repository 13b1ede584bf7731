import { synonyms } from '@diwan/contract/search/endpoints'
import { route } from '../../kit/http/route.ts'
import type { Module, Searchable } from '../../kit/module.ts'
import { foldErrand } from './jobs.ts'
import { createSynonym, deleteSynonym, listSynonyms, updateSynonym } from './service/synonyms.ts'

/** It is told what the other modules let be found, to fold it again when the rules of folding move. */
export const searchModule = (searchable: () => readonly Searchable[]): Module => ({
  name: 'search',
  routes: [
    route(synonyms.list, listSynonyms),
    route(synonyms.create, createSynonym),
    route(synonyms.update, updateSynonym),
    route(synonyms.delete, deleteSynonym),
  ],
  errands: [foldErrand(searchable)],
})
