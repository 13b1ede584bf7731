import { access } from '@diwan/contract/access/endpoints'
import type { Matrix } from '@diwan/contract/access/schemas'
import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { queryOptions } from '@tanstack/react-query'
import i18next from 'i18next'
import { call } from '../../kit/call.ts'
import { query } from '../../kit/queries.ts'
import { registerWrite } from '../../kit/write.ts'
import { showToast } from '../../ui/toasts.ts'

/** What was shown before is shown at once and fetched again: nobody listened while its screen was closed. */
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

async function announce(done: 'saved' | 'granted' | 'revoked'): Promise<void> {
  await i18next.loadNamespaces('access')
  showToast({ kind: 'success', text: i18next.t(done, { ns: 'access' }) })
}

registerWrite(access.save, {
  done: (client, matrix) => {
    client.setQueryData(accessQueries.matrix().queryKey, matrix)
    void announce('saved')
  },
  refused: (client, { code, current }) => {
    if (code === 'changed_meanwhile') client.setQueryData(accessQueries.matrix().queryKey, current as Matrix)
  },
})

for (const endpoint of [access.grant, access.revoke]) {
  registerWrite(endpoint, {
    done: (client, rights) => {
      client.setQueryData(accessQueries.ofPerson(rights.person.id).queryKey, rights)
      void announce(endpoint === access.grant ? 'granted' : 'revoked')
    },
  })
}

registerWrite(access.preview)
registerWrite(access.previewPerson)
