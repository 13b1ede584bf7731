import type { identity } from '@diwan/contract/identity/endpoints/identity'
import { identityEvents } from '@diwan/contract/identity/events'
import { API_TOKEN_PREFIX, MAX_API_TOKENS } from '@diwan/contract/identity/limits'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { newId } from '../../../kit/db/id.ts'
import { readCursor } from '../../../kit/http/cursor.ts'
import { paged } from '../../../kit/list/page.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { hashToken, isPassword, newToken } from '../../../kit/secrets/secrets.ts'
import { lockPassword, readPassword } from '../../users/public.ts'
import { presentToken } from '../presenter/api-token.ts'
import { countTokens, deleteToken, insertToken, readOwnTokens } from '../queries/api-tokens.ts'
import { readSessionsById } from '../queries/sessions.ts'

const DAY_MS = 86_400_000

type Page = InputOf<typeof identity.apiTokens>
type Tokens = OutputOf<typeof identity.apiTokens>

export const listTokens = (ctx: Ctx, input: Page): Promise<Tokens> => tokensOf(ctx, ctx.actor.id, input)

export async function tokensOf(ctx: Ctx, userId: string, input: Page): Promise<Tokens> {
  const found = await readOwnTokens(ctx.db, userId, readCursor(input.after), input.limit + 1)
  const { rows, next } = paged(found, input.limit)
  const now = ctx.clock.now()
  return { items: rows.map((row) => presentToken(row, now)), next }
}

/**
 * The secret leaves with this answer and is kept nowhere: neither in a receipt nor among what happened. With the person locked
 * the password is still the one that was verified and the session still there: what ends access ends this as well.
 */
export async function createToken(
  ctx: Ctx,
  { name, days, password }: InputOf<typeof identity.createApiToken>,
): Promise<OutputOf<typeof identity.createApiToken>> {
  const stored = await readPassword(ctx.db, ctx.actor.id)
  if (!(await isPassword(stored, password)))
    throw new Problem('invalid_input', { fields: [{ path: 'password', code: 'wrong_password' }] })
  const token = `${API_TOKEN_PREFIX}${newToken()}`
  const now = ctx.clock.now()
  const expires = new Date(now.getTime() + days * DAY_MS)
  const row = await write(ctx, async (tx) => {
    if ((await lockPassword(tx.db, ctx.actor.id)) !== stored) throw new Problem('changed_meanwhile')
    const [living] = await readSessionsById(tx.db, [ctx.sessionId!], now)
    if (!living) throw new Problem('not_signed_in')
    if ((await countTokens(tx.db, ctx.actor.id, now)) >= MAX_API_TOKENS) throw new Problem('identity.too_many_tokens')
    const made = await insertToken(tx.db, { id: newId(), userId: ctx.actor.id, name, hash: hashToken(token), now, expires })
    const detail = { tokenId: made.id, name, expiryDate: toSeconds(expires) }
    tx.record(identityEvents.apiTokenMade, detail, { object: ctx.actor.id })
    return made
  })
  return { token, item: presentToken(row, now) }
}

export async function revokeToken(ctx: Ctx, id: string): Promise<void> {
  await write(ctx, async (tx) => {
    const revoked = await deleteToken(tx.db, ctx.actor.id, id)
    if (!revoked) throw new Problem('not_found')
    tx.record(identityEvents.apiTokenRevoked, { tokenId: revoked.id, name: revoked.name }, { object: ctx.actor.id })
  })
}
