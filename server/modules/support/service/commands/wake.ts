import { inquiryEvents } from '@diwan/contract/support/events'
import { isNewer } from '@diwan/contract/releases/vocabulary'
import { PORTAL } from '../../../../kit/access/actor.ts'
import type { Ctx, Portal } from '../../../../kit/portal.ts'
import { write, type Tx } from '../../../../kit/record/write.ts'
import { lockInquiry, readDue, readFixed, updateInquiry } from '../../queries/inquiries.ts'
import { notifyGuest } from '../guest/mails.ts'
import { applyChange, type Moving } from './command.ts'

const BATCH = 100

const asPortal = (portal: Portal): Ctx => ({ portal, clock: portal.clock, db: portal.db, actor: PORTAL })

/** What the portal does at its own hour: it calls administrators to what nobody took, and closes what was answered long ago. */
export async function wakeInquiries(portal: Portal): Promise<void> {
  const ctx = asPortal(portal)
  for (;;) {
    const due = await readDue(portal.db, portal.clock.now(), BATCH)
    for (const id of due) await write(ctx, (tx) => wake(ctx, tx, id))
    if (due.length < BATCH) return
  }
}

/** Checked again under the lock, so that two workers wake it once. */
async function wake(ctx: Ctx, tx: Tx, id: string): Promise<null> {
  const inquiry = (await lockInquiry(tx.db, id)) as Moving | undefined
  if (!inquiry?.wakes_at || inquiry.wakes_at > ctx.clock.now()) return null
  if (inquiry.status === 'DONE') {
    await applyChange(ctx, tx, inquiry, 'CLOSED', { event: inquiryEvents.lapsed, reason: 'lapsed' })
    return null
  }
  await updateInquiry(tx.db, id, { wakes_at: null })
  if (inquiry.status === 'NEW') tx.record(inquiryEvents.unattended, { id }, { object: id, audience: 'staff' })
  return null
}

/** A version is released: what waited for it, or for an earlier one, is answered, and its askers are notified once. */
export async function releaseFixes(portal: Portal, module: string, version: string): Promise<void> {
  const ctx = asPortal(portal)
  for (let after: string | undefined; ;) {
    const waiting = await readFixed(portal.db, module, after, BATCH)
    for (const { id, fixed_version } of waiting)
      if (fixed_version && !isNewer(fixed_version, version)) await write(ctx, (tx) => release(ctx, tx, id, module))
    if (waiting.length < BATCH) return
    after = waiting.at(-1)!.id
  }
}

/** Twice changes nothing: the first time has left the statuses that wait. */
async function release(ctx: Ctx, tx: Tx, id: string, module: string): Promise<null> {
  const inquiry = (await lockInquiry(tx.db, id)) as Moving | undefined
  if (inquiry?.fixed_module !== module || !['NEW', 'OPEN', 'PENDING'].includes(inquiry.status)) return null
  const row = await applyChange(ctx, tx, inquiry, 'DONE', { event: inquiryEvents.released })
  await notifyGuest(ctx.portal, tx, row, 'released')
  return null
}
