import { endpoint, flag } from '../../kit/endpoint.ts'
import { Done } from '../../kit/ids.ts'
import { page } from '../../kit/page.ts'
import { ACCOUNT_CHANGES_A_MINUTE } from '../limits.ts'
import { Account, AccountToken, AccountTokens, ChangeAccount } from '../schemas/account.ts'
import { ApiToken } from '../schemas/api-token.ts'
import { UserCommand, UserId } from '../schemas/user.ts'

const of = { access: flag('users', 'care'), output: Account } as const
const refusals = ['not_found', 'forbidden', 'changed_meanwhile'] as const

/** Looking after the accounts of others. */
export const accounts = {
  open: endpoint({
    ...of,
    name: 'users.openAccount',
    summary: 'The technical side of a person: how they read, whether the account waits, how many sessions and API tokens live.',
    method: 'GET',
    path: '/api/users/{id}/account',
    input: UserId,
    errors: ['not_found', 'forbidden'],
  }),
  change: endpoint({
    ...of,
    name: 'users.changeAccount',
    summary: 'Changes how a person reads, or makes them choose a new password at the next sign-in.',
    method: 'PATCH',
    path: '/api/users/{id}/account',
    input: ChangeAccount,
    errors: [...refusals],
    perMinute: ACCOUNT_CHANGES_A_MINUTE,
  }),
  unlock: endpoint({
    ...of,
    name: 'users.unlockAccount',
    summary: 'Ends the wait of an account after too many wrong codes.',
    method: 'POST',
    path: '/api/users/{id}/account/unlock',
    input: UserCommand,
    errors: [...refusals, 'wrong_state'],
    perMinute: ACCOUNT_CHANGES_A_MINUTE,
  }),
  endSessions: endpoint({
    ...of,
    name: 'users.endAccountSessions',
    summary: 'Signs a person out everywhere, with streams, sockets and API tokens.',
    method: 'POST',
    path: '/api/users/{id}/account/end-sessions',
    input: UserCommand,
    errors: [...refusals],
    perMinute: ACCOUNT_CHANGES_A_MINUTE,
  }),
  tokens: endpoint({
    ...of,
    name: 'users.accountTokens',
    summary: 'The API tokens of a person, without their secrets.',
    method: 'GET',
    path: '/api/users/{id}/account/tokens',
    input: AccountTokens,
    output: page(ApiToken),
    errors: ['not_found', 'forbidden'],
  }),
  revokeToken: endpoint({
    ...of,
    name: 'users.revokeAccountToken',
    summary: 'Ends an API token of a person with the next request it makes, and tells them.',
    method: 'POST',
    path: '/api/users/{id}/account/tokens/{tokenId}/revoke',
    input: AccountToken,
    output: Done,
    errors: ['not_found', 'forbidden'],
    perMinute: ACCOUNT_CHANGES_A_MINUTE,
  }),
}
