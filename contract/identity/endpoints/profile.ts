import { z } from 'zod'
import { endpoint, signedIn } from '../../kit/endpoint.ts'
import { Done } from '../../kit/ids.ts'
import { identityAddresses } from '../addresses.ts'
import { PROFILE_CHANGES_A_MINUTE } from '../limits.ts'
import { ChangeProfile, Prefer, Profile } from '../schemas/profile.ts'

/** What a person looks after alone. */
export const profile = {
  open: endpoint({
    name: 'identity.openProfile',
    summary: 'The own record.',
    method: 'GET',
    path: '/api/identity/profile',
    access: signedIn,
    input: z.strictObject({}),
    output: Profile,
  }),
  change: endpoint({
    name: 'identity.changeProfile',
    summary: 'Changes the own phones and photo. A name is proposed by `users.proposeName`.',
    method: 'PATCH',
    path: '/api/identity/profile',
    access: signedIn,
    input: ChangeProfile,
    output: Profile,
    errors: ['changed_meanwhile', 'files.not_available'],
    perMinute: PROFILE_CHANGES_A_MINUTE,
  }),
  prefer: endpoint({
    ...identityAddresses.prefer,
    name: 'identity.prefer',
    summary:
      'Keeps how the portal speaks to this person: language, digits, calendar, zone, dark mode, single keys, favourites of the menu.',
    access: signedIn,
    input: Prefer,
    output: Done,
    repeatable: true,
    whilePasswordIsDue: true,
  }),
}
