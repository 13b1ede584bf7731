import { z } from 'zod'
import { endpoint, flag, signedIn } from '../../kit/endpoint.ts'
import { NAME_PROPOSALS_A_MINUTE } from '../limits.ts'
import { ConfirmName, DeclineName, ProposedName, ProposeName } from '../schemas/name.ts'
import { User } from '../schemas/user.ts'

const own = z.object({ proposal: ProposedName.nullable() })
const decision = {
  method: 'POST',
  access: flag('users', 'update'),
  output: User,
  errors: ['not_found', 'forbidden', 'users.not_yourself', 'users.proposal_changed'],
} as const

/** People propose their names; administrators decide. */
export const names = {
  propose: endpoint({
    name: 'users.proposeName',
    summary: 'Proposes another name for the caller. It takes effect when an administrator confirms it.',
    method: 'POST',
    path: '/api/identity/profile/name',
    access: signedIn,
    input: ProposeName,
    output: own,
    errors: ['users.same_name'],
    perMinute: NAME_PROPOSALS_A_MINUTE,
  }),
  withdraw: endpoint({
    name: 'users.withdrawName',
    summary: 'Withdraws the name that the caller proposed.',
    method: 'POST',
    path: '/api/identity/profile/name/withdraw',
    access: signedIn,
    input: z.strictObject({}),
    output: own,
    perMinute: NAME_PROPOSALS_A_MINUTE,
  }),
  confirm: endpoint({
    ...decision,
    name: 'users.confirmName',
    summary: 'Gives a person the name that they proposed.',
    path: '/api/users/{id}/name/confirm',
    input: ConfirmName,
  }),
  decline: endpoint({
    ...decision,
    name: 'users.declineName',
    summary: 'Declines a proposed name; the person is told the reason.',
    path: '/api/users/{id}/name/decline',
    input: DeclineName,
  }),
}
