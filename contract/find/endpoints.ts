import { endpoint, signedIn } from '../kit/endpoint.ts'
import { FoundRecords, SearchQuery } from './schemas.ts'

export const find = {
  search: endpoint({
    name: 'find.search',
    summary:
      'Records of every kind this caller may see, by short id, title and words: of each kind the whole title first, then the newest. One kind goes on with `after`.',
    method: 'GET',
    path: '/api/search',
    access: signedIn,
    input: SearchQuery,
    output: FoundRecords,
  }),
}
