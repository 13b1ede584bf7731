import { emailKey } from '@diwan/core/email'
import { documentFromText } from '@diwan/core/document'
import { GUEST_INQUIRIES, GUEST_INQUIRIES_OF_ADDRESS, GUEST_INQUIRIES_OF_MAIL } from '@diwan/contract/support/limits'
import type { WriteAsGuest } from '@diwan/contract/support/schemas/guest'
import { PORTAL } from '../../../../kit/access/actor.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import { placeOf } from '../../../../kit/http/place.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { write, type Tx } from '../../../../kit/record/write.ts'
import { hashToken } from '../../../../kit/secrets/secrets.ts'
import {
  countAttempts,
  insertAttempt,
  isKnownAttempt,
  lockAttempts,
  wasAcknowledged,
  type Attempt,
} from '../../queries/guests.ts'
import { begin } from '../create.ts'
import { notifyGuest } from './mails.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The same whatever comes of it: nothing tells whether the address is known, or has written before. */
const SAME = { done: true } as const

/**
 * A stranger asks from the login. Limits of the network address and of the portal refuse, since they are the caller's own; what
 * an e-mail address has used up is passed over in silence, so that it tells nothing to anyone else who types it.
 */
export function writeAsGuest(ctx: Ctx, input: WriteAsGuest, { address }: { address: string }): Promise<typeof SAME> {
  if (ctx.portal.mail.kind === 'none') throw new Problem('support.mail_not_set_up')
  const attempt: Attempt = {
    id: input.id,
    mailHash: hashToken(emailKey(input.email)),
    addressHash: hashToken(placeOf(address)),
  }
  return write({ ...ctx, actor: PORTAL }, async (tx) => {
    await lockAttempts(tx.db)
    if (await isKnownAttempt(tx.db, attempt.id)) return SAME
    const now = ctx.clock.now()
    const mayKeep = await withinLimits(tx, attempt, now)
    const acknowledge = mayKeep && !(await wasAcknowledged(tx.db, attempt.mailHash, new Date(now.getTime() - DAY_MS)))
    await insertAttempt(tx.db, attempt, { acknowledged: acknowledge, at: now })
    if (mayKeep) await keep(ctx, tx, input, acknowledge)
    return SAME
  })
}

async function withinLimits(tx: Tx, attempt: Attempt, now: Date): Promise<boolean> {
  const used = await countAttempts(tx.db, attempt, new Date(now.getTime() - HOUR_MS))
  for (const [{ count, first }, most] of [
    [used.address, GUEST_INQUIRIES_OF_ADDRESS],
    [used.all, GUEST_INQUIRIES],
  ] as const) {
    if (count < most) continue
    const free = Math.ceil((first ?? 0) + HOUR_MS / 1000 - now.getTime() / 1000)
    throw new Problem('too_many_requests', { retryAfter: Math.max(1, free) })
  }
  return used.mail.count < GUEST_INQUIRIES_OF_MAIL
}

async function keep(ctx: Ctx, tx: Tx, input: WriteAsGuest, acknowledge: boolean): Promise<void> {
  const { name, email, language, subject, category, details } = input
  const inquiry = await begin(ctx, tx, {
    subject,
    category,
    module: null,
    path: null,
    details,
    from: { guest: { name, email, language } },
    body: documentFromText(input.text, language === 'ar' ? 'rtl' : 'ltr'),
    attachments: [],
  })
  if (acknowledge) await notifyGuest(ctx.portal, tx, inquiry, 'received')
}
