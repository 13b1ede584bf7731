import { identity } from '@diwan/contract/identity/endpoints'
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { pages } from '../../kit/queries.ts'
import { registerWrite } from '../../kit/write.ts'

export const identityQueries = {
  all: () => ['identity'] as const,
  sessions: () =>
    infiniteQueryOptions({
      queryKey: [...identityQueries.all(), 'sessions'],
      ...pages(identity.sessions, {}),
      staleTime: 0, // a session that ended elsewhere must not look alive
    }),
}

const refetch: { done: (client: QueryClient) => void } = {
  done: (client) => void client.invalidateQueries({ queryKey: identityQueries.all() }),
}

registerWrite(identity.endSession, refetch)
registerWrite(identity.endOtherSessions, refetch)
