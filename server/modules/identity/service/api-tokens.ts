import type { identity } from '@diwan/contract/identity/endpoints'
import { identityEvents } from '@diwan/contract/identity/events'
import { API_TOKEN_PREFIX, MAX_API_TOKENS } from '@diwan/contract/identity/limits'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { newId } from '../../../kit/db/id.ts'
import { readCursor, writeCursor } from '../../../kit/http/cursor.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { hashToken, newToken } from '../../../kit/secrets/secrets.ts'
import { lockPassword } from '../../users/public.ts'
import { presentToken } from '../presenter/api-token.ts'
import { countTokens, deleteToken, insertToken, readOwnTokens } from '../queries/api-tokens.ts'

const DAY_MS = 86_400_000

export async function listTokens(
  ctx: Ctx,
  input: InputOf<typeof identity.apiTokens>,
): Promise<OutputOf<typeof identity.apiTokens>> {
  const found = await readOwnTokens(ctx.db, ctx.actor.id, readCursor(input.after), input.limit + 1)
  const rows = found.slice(0, input.limit)
  const last = found.length > input.limit ? rows.at(-1) : undefined
  const now = ctx.clock.now()
  return { items: rows.map((row) => presentToken(row, now)), next: last ? writeCursor(last) : null }
}

/** The secret leaves with this answer and is kept nowhere: neither in a receipt nor among what happened. */
export async function createToken(
  ctx: Ctx,
  { name, days }: InputOf<typeof identity.createApiToken>,
): Promise<OutputOf<typeof identity.createApiToken>> {
  const token = `${API_TOKEN_PREFIX}${newToken()}`
  const now = ctx.clock.now()
  const expires = new Date(now.getTime() + days * DAY_MS)
  const row = await write(ctx, async (tx) => {
    await lockPassword(tx.db, ctx.actor.id) // one after the other: the count below holds
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
