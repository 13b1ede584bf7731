import { access } from '@diwan/contract/access/endpoints'
import type { Matrix } from '@diwan/contract/access/schemas'
import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../kit/call.ts'
import type { LiveLists } from '../../kit/follow.ts'
import { query } from '../../kit/queries.ts'
import { registerWrite } from '../../kit/write.ts'

/** What was shown before is shown at once and fetched again: it was not followed while its screen was closed. */
const again = { refetchOnMount: 'always' } as const

export const accessQueries = {
  all: () => ['access'] as const,
  matrix: () => queryOptions({ queryKey: [...accessQueries.all(), 'matrix'], ...query(access.matrix, {}), ...again }),
  people: (q: string) => ({
    queryKey: [...accessQueries.all(), 'people', q],
    queryFn: async () => (await call(access.people, { q })).items,
  }),
  ofPerson: (personId: string) =>
    queryOptions({ queryKey: [...accessQueries.all(), 'of', personId], ...query(access.ofPerson, { personId }), ...again }),
  explain: (input: SentInputOf<typeof access.explain>) =>
    queryOptions({
      queryKey: [...accessQueries.all(), 'explain', input],
      ...query(access.explain, input),
      ...again,
      retry: false,
    }),
}

export const accessLive: LiveLists = { topics: ['access'], lists: () => [accessQueries.all()] }

registerWrite(access.save, {
  done: (client, matrix) => client.setQueryData(accessQueries.matrix().queryKey, matrix),
  says: ['access', 'saved'],
  refused: (client, { code, current }) => {
    if (code === 'changed_meanwhile') client.setQueryData(accessQueries.matrix().queryKey, current as Matrix)
  },
})

for (const [endpoint, done] of [
  [access.grant, 'granted'],
  [access.revoke, 'revoked'],
] as const) {
  registerWrite<typeof access.grant | typeof access.revoke>(endpoint, {
    done: (client, rights) => client.setQueryData(accessQueries.ofPerson(rights.person.id).queryKey, rights),
    says: ['access', done],
  })
}

registerWrite(access.preview)
registerWrite(access.previewPerson)
