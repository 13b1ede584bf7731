import { identity } from '@diwan/contract/identity/endpoints/identity'
import { profile } from '@diwan/contract/identity/endpoints/profile'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { pages, query } from '../../kit/queries.ts'
import { refreshSession } from '../../kit/session.ts'
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

const renews = [identityQueries.all()]

registerWrite(profile.change, {
  renews: [identityQueries.profile().queryKey],
  done: (client, own) => {
    client.setQueryData(identityQueries.profile().queryKey, own)
    void refreshSession().catch(() => undefined) // name and photo in the menu
  },
  says: ['profile', 'ownSaved'],
})
registerWrite(identity.endSession, { renews })
registerWrite(identity.endOtherSessions, { renews, says: ['profile', 'sessionsEnded'] })
registerWrite(identity.createApiToken, { renews, secret: true })
registerWrite(identity.revokeApiToken, { renews, says: ['profile', 'tokenRevoked'] })
