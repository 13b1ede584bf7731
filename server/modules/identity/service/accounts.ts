import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { accounts } from '@diwan/contract/users/endpoints/accounts'
import { identityEvents } from '@diwan/contract/identity/events'
import { type Account, ChangeAccount } from '@diwan/contract/users/schemas/account'
import { demand } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { inputOf } from '../../../kit/http/input.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Reverts } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { difference } from '../../../kit/record/difference.ts'
import { write } from '../../../kit/record/write.ts'
import { can, command, endAccess, readUser, TOPIC, updateUser } from '../../users/public.ts'
import { fieldsOf, presentAccount } from '../presenter/account.ts'
import { readAccount } from '../queries/accounts.ts'
import { forgiveGuesses } from '../queries/otp-locks.ts'
import { countTokens, deleteToken } from '../queries/api-tokens.ts'
import { countSessions } from '../queries/sessions.ts'
import { tokensOf } from './api-tokens.ts'
import { lockedUntil, waitsOf } from './reset/guesses.ts'

const delivery = (id: string) => ({ object: id, topics: [TOPIC] })

export async function openAccount(ctx: Ctx, { id }: { id: string }): Promise<Account> {
  demand(can, 'care', ctx.actor, await readUser(ctx.db, id))
  const row = await readAccount(ctx.db, id)
  if (!row) throw new Problem('not_found')
  const now = ctx.clock.now()
  const [until, sessions, tokens] = await Promise.all([
    lockedUntil(ctx.db, row.email, now),
    countSessions(ctx.db, id, now),
    countTokens(ctx.db, id, now),
  ])
  return presentAccount(row, { lockedUntil: until && toSeconds(until), sessions, tokens })
}

/** Takes effect with the next request; a person who must choose a new password is asked at once. */
export const changeAccount = (ctx: Ctx, { id, version, ...wanted }: ChangeAccount): Promise<string> =>
  command(ctx, { id, version }, 'care', async (tx, row) => {
    const changed = difference<Omit<ChangeAccount, 'id' | 'version'>>(fieldsOf(row), wanted)
    if (!changed) return
    const { renewalDue, ...reading } = wanted
    const due = renewalDue === undefined ? {} : { must_change_password: renewalDue }
    await updateUser(tx.db, id, { ...reading, ...due, version: version + 1 })
    tx.record(identityEvents.accountChanged, changed, delivery(id))
  })

/** The account and the browsers that asked for it: the next wrong code is the first again. Network addresses keep their own count. */
export const unlockAccount = (ctx: Ctx, input: InputOf<typeof accounts.unlock>): Promise<string> =>
  command(ctx, input, 'care', async (tx, { id, email }) => {
    const until = await lockedUntil(tx.db, email, ctx.clock.now())
    if (!until) throw new Problem('wrong_state')
    await forgiveGuesses(tx.db, await waitsOf(tx.db, email))
    tx.record(identityEvents.accountUnlocked, { lockedUntil: toSeconds(until) }, delivery(id))
  })

export const endAccountSessions = (ctx: Ctx, input: InputOf<typeof accounts.endSessions>): Promise<string> =>
  command(ctx, input, 'care', async (tx, { id }) => {
    tx.record(identityEvents.allSessionsEnded, await endAccess(tx.db, id), delivery(id))
  })

export async function listAccountTokens(
  ctx: Ctx,
  { id, ...input }: InputOf<typeof accounts.tokens>,
): Promise<OutputOf<typeof accounts.tokens>> {
  demand(can, 'care', ctx.actor, await readUser(ctx.db, id))
  return tokensOf(ctx, id, input)
}

export async function revokeAccountToken(ctx: Ctx, { id, tokenId }: InputOf<typeof accounts.revokeToken>): Promise<void> {
  await write(ctx, async (tx) => {
    demand(can, 'care', ctx.actor, await readUser(tx.db, id))
    const revoked = await deleteToken(tx.db, id, tokenId)
    if (!revoked) throw new Problem('not_found')
    tx.record(identityEvents.apiTokenWithdrawn, { tokenId, name: revoked.name }, delivery(id))
  })
}

export const reverts: Reverts = {
  [identityEvents.accountChanged.name]: {
    needs: ['users', 'care'],
    now: async ({ db }, id) => {
      const row = await readAccount(db, id)
      return row ? { version: row.version, values: fieldsOf(row) } : null
    },
    change: (ctx, id, version, values) => changeAccount(ctx, inputOf(ChangeAccount, { ...values, id, version })),
  },
}
