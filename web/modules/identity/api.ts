import { identity } from '@diwan/contract/identity/endpoints'
import { profile } from '@diwan/contract/identity/endpoints/profile'
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { pages, query } from '../../kit/queries.ts'
import { registerWrite } from '../../kit/write.ts'

export const identityQueries = {
  all: () => ['identity'] as const,
  profile: () => queryOptions({ queryKey: [...identityQueries.all(), 'profile'], ...query(profile.open, {}) }),
  sessions: () =>
    infiniteQueryOptions({
      queryKey: [...identityQueries.all(), 'sessions'],
      ...pages(identity.sessions, {}),
      staleTime: 0, // a session that ended elsewhere must not look alive
    }),
  apiTokens: () =>
    infiniteQueryOptions({ queryKey: [...identityQueries.all(), 'apiTokens'], ...pages(identity.apiTokens, {}), staleTime: 0 }),
  signIns: () =>
    infiniteQueryOptions({ queryKey: [...identityQueries.all(), 'signIns'], ...pages(identity.signIns, {}), staleTime: 0 }),
}

const refetch: { done: (client: QueryClient) => void } = {
  done: (client) => void client.invalidateQueries({ queryKey: identityQueries.all() }),
}

registerWrite(profile.change, {
  done: (client, own) => client.setQueryData(identityQueries.profile().queryKey, own),
  refused: (client, { code }) => {
    if (code === 'changed_meanwhile') void client.invalidateQueries({ queryKey: identityQueries.profile().queryKey })
  },
})
registerWrite(identity.endSession, refetch)
registerWrite(identity.endOtherSessions, refetch)
registerWrite(identity.createApiToken, { ...refetch, secret: true })
registerWrite(identity.revokeApiToken, refetch)
