import { createECDH } from 'node:crypto'
import { MAX_DEVICES } from '@diwan/contract/notifications/limits'
import type { Device, SwitchOn } from '@diwan/contract/notifications/schemas'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { deleteDevices, forgetOldest, isDevice, keepDevice } from '../queries/devices.ts'
import { lockVapid, vapidKeys } from './vapid.ts'

/** By its declaration such a call comes from a browser. */
function sessionOf({ sessionId }: Ctx): string {
  if (sessionId === undefined) throw new Problem('identity.browser_needed')
  return sessionId
}

export async function openDevice(ctx: Ctx): Promise<Device> {
  const [{ publicKey }, on] = await Promise.all([vapidKeys(ctx.db), isDevice(ctx.db, sessionOf(ctx))])
  return { key: publicKey, on }
}

export async function switchOn(ctx: Ctx, { endpoint, keys }: SwitchOn): Promise<Device> {
  if (!isPoint(keys.p256dh)) throw new Problem('invalid_input', { fields: [{ path: 'keys.p256dh', code: 'invalid_value' }] })
  if (!(await ctx.portal.outgoing.mayAsk(endpoint)))
    throw new Problem('invalid_input', { fields: [{ path: 'endpoint', code: 'not_allowed' }] })
  const device = { session_id: sessionOf(ctx), user_id: ctx.actor.id, endpoint, ...keys }
  await ctx.db.transaction().execute(async (trx) => {
    await lockVapid(trx)
    await keepDevice(trx, device, ctx.clock.now())
    await forgetOldest(trx, ctx.actor.id, MAX_DEVICES)
  })
  return openDevice(ctx)
}

export async function switchOff(ctx: Ctx): Promise<Device> {
  await deleteDevices(ctx.db, [sessionOf(ctx)])
  return openDevice(ctx)
}

/** A key on the curve: with another one nothing can be encrypted. */
function isPoint(p256dh: string): boolean {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  try {
    return curve.computeSecret(p256dh, 'base64url').length > 0
  } catch {
    return false
  }
}
