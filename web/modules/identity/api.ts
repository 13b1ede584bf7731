import { identity } from '@diwan/contract/identity/endpoints/identity'
import { profile } from '@diwan/contract/identity/endpoints/profile'
import { names } from '@diwan/contract/users/endpoints/names'
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
for (const [endpoint, done] of [
  [names.propose, 'nameProposed'],
  [names.withdraw, 'nameWithdrawn'],
] as const)
  registerWrite(endpoint, { renews: [identityQueries.profile().queryKey], says: ['profile', done] })
registerWrite(identity.endSession, { renews })
registerWrite(identity.endOtherSessions, { renews, says: ['profile', 'sessionsEnded'] })
registerWrite(identity.createApiToken, { renews, secret: true })
registerWrite(identity.revokeApiToken, { renews, says: ['profile', 'tokenRevoked'] })
