import webpush from 'web-push'
import { z } from 'zod'
import type { Queryable } from '../../../kit/db/database.ts'
import { keepKey, lockKey, readKey } from '../queries/letters.ts'

const KEY = 'vapid'
const Keys = z.object({ publicKey: z.string(), privateKey: z.string() })
type Keys = z.infer<typeof Keys>

/** Made once for the installation, and backed up with it: browsers that were switched on know it by this key. */
export const prepareVapid = (db: Queryable): Promise<void> => keepKey(db, KEY, JSON.stringify(webpush.generateVAPIDKeys()))

export async function vapidKeys(db: Queryable): Promise<Keys> {
  const kept = await readKey(db, KEY)
  if (kept === undefined) throw new Error('the key of web push is missing')
  return Keys.parse(JSON.parse(kept))
}

/** Orders the browsers that are switched on: two tabs of one browser say the same at once. */
export const lockVapid = (db: Queryable): Promise<void> => lockKey(db, KEY)

/** Whom a maker of browsers may ask about the requests of this installation (RFC 8292). */
export function contactOf(publicUrl: string): string {
  const { protocol, hostname, origin } = new URL(publicUrl)
  return protocol === 'https:' ? origin : `mailto:postmaster@${hostname}`
}
