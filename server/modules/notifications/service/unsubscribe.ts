import { UNSUBSCRIBE_DAYS } from '@diwan/contract/notifications/limits'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { RegularMail } from '../../../kit/module.ts'
import type { Portal } from '../../../kit/portal.ts'
import { readActor } from '../../access/public.ts'
import { keepKey, readKey } from '../queries/letters.ts'
import { writeChoices } from '../queries/rules.ts'
import { channelsFor } from './choices.ts'
import type { NotificationRules } from './rules.ts'

const KEY = 'unsubscribe'

/** Before the first letter; the processes of a portal share it. */
export const prepareKey = (db: Queryable): Promise<void> => keepKey(db, KEY, randomBytes(32).toString('base64url'))

const Promised = z.strictObject({ person: z.uuid(), events: z.array(z.string()), until: z.int() })
type Promised = z.infer<typeof Promised>

/** Mail programs read these to offer one press that stops such mails (RFC 8058). */
export async function unsubscribeHeaders(
  { db, clock }: Pick<Portal, 'db' | 'clock'>,
  { publicUrl, person, mails }: { readonly publicUrl: string; readonly person: string; readonly mails: readonly string[] },
): Promise<Record<string, string>> {
  const token = await unsubscribeToken(db, person, mails, clock.now())
  return {
    'List-Unsubscribe': `<${publicUrl}/unsubscribe?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** For the events of one letter and its reader; it is good for switching these mails off and nothing else. */
async function unsubscribeToken(db: Queryable, person: string, events: readonly string[], now: Date): Promise<string> {
  const until = Math.floor(now.getTime() / 1_000) + UNSUBSCRIBE_DAYS * 86_400
  const said = Buffer.from(JSON.stringify({ person, events: [...events], until } satisfies Promised)).toString('base64url')
  return `${said}.${(await signed(db, said)).toString('base64url')}`
}

async function signed(db: Queryable, said: string): Promise<Buffer> {
  const key = await readKey(db, KEY)
  if (key === undefined) throw new Error('the key of unsubscribe addresses is missing')
  return createHmac('sha256', key).update(`notifications.unsubscribe ${said}`).digest()
}

async function readToken({ db, clock }: Portal, token: string): Promise<Promised | undefined> {
  const [said = '', sign = ''] = token.split('.')
  const [given, wanted] = [Buffer.from(sign, 'base64url'), await signed(db, said)]
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined
  const promised = Promised.parse(JSON.parse(Buffer.from(said, 'base64url').toString()))
  return promised.until * 1_000 > clock.now().getTime() ? promised : undefined
}

/** Whose letters the address stops, while it is valid. */
export async function readerOf(portal: Portal, token: string): Promise<Actor | null> {
  const promised = await readToken(portal, token)
  return promised ? readActor(portal, promised.person) : null
}

/** Switches the mails of these events off for this person, and nothing else. Twice changes nothing. */
export async function unsubscribe(
  portal: Portal,
  token: string,
  { rules, regular }: { readonly rules: NotificationRules; readonly regular: readonly RegularMail[] },
): Promise<Actor | null> {
  const promised = await readToken(portal, token)
  const reader = promised ? await readActor(portal, promised.person) : null
  if (!promised || !reader) return null
  for (const event of promised.events) {
    await regular.find(({ name }) => name === event)?.stop(portal, reader.id)
    const now = (await channelsFor(portal.db, event, rules, [reader])).get(reader.id)
    if (now?.mail) await writeChoices(portal.db, { user_id: reader.id, channel: 'mail', on: false }, [{ event, usual: true }])
  }
  return reader
}
