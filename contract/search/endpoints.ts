import { endpoint, flag } from '../kit/endpoint.ts'
import { Done } from '../kit/ids.ts'
import { page } from '../kit/page.ts'
import { CreateSynonym, DeleteSynonym, Synonym, SynonymQuery, UpdateSynonym } from './schemas.ts'

const of = { module: 'settings' } as const

export const synonyms = {
  list: endpoint({
    ...of,
    name: 'search.synonyms',
    summary: 'Words that find each other, in the order of the first of them; with `q` those that hold such a word.',
    method: 'GET',
    path: '/api/search/synonyms',
    access: flag('settings', 'view'),
    input: SynonymQuery,
    output: page(Synonym),
  }),
  create: endpoint({
    ...of,
    name: 'search.create_synonym',
    summary: 'Adds words that find each other; every search from now on knows them.',
    method: 'POST',
    path: '/api/search/synonyms',
    access: flag('settings', 'organisation'),
    input: CreateSynonym,
    output: Synonym,
    errors: ['search.too_many_synonyms'],
  }),
  update: endpoint({
    ...of,
    name: 'search.update_synonym',
    summary: 'Changes words that find each other.',
    method: 'PATCH',
    path: '/api/search/synonyms/{id}',
    access: flag('settings', 'organisation'),
    input: UpdateSynonym,
    output: Synonym,
    errors: ['not_found', 'changed_meanwhile'],
  }),
  delete: endpoint({
    ...of,
    name: 'search.delete_synonym',
    summary: 'These words find each other no more.',
    method: 'POST',
    path: '/api/search/synonyms/{id}/delete',
    access: flag('settings', 'organisation'),
    input: DeleteSynonym,
    output: Done,
    errors: ['not_found', 'changed_meanwhile'],
  }),
}
