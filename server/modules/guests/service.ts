import { LINKS_OF_ONE, LINK_USES_AN_HOUR } from '@diwan/contract/guests/limits'
import type { OpenedLink } from '@diwan/contract/guests/schemas'
import { secondsUntil } from '../../kit/clock/clock.ts'
import type { Queryable } from '../../kit/db/database.ts'
import { Problem } from '../../kit/http/problem.ts'
import type { GuestPurpose } from '../../kit/module.ts'
import type { Ctx } from '../../kit/portal.ts'
import { hashToken, newToken } from '../../kit/secrets/secrets.ts'
import { countUse, dropOlder, insertLink, type LinkRow } from './queries.ts'

const HOUR_MS = 3_600_000

interface GuestLink {
  readonly purpose: string
  readonly objectId: string
  /** The part of the record that is about this guest. */
  readonly partId: string
  /** To whom it is mailed. */
  readonly address: string
  readonly language: 'ar' | 'en'
  readonly until: Date
}

/** The address of a new link. Call it at the moment of sending: the secret is kept nowhere, and stands in a fragment, which no server is sent. */
export async function makeLink(
  db: Queryable,
  publicUrl: string,
  { purpose, objectId, partId, address, language, until }: GuestLink,
  now: Date,
): Promise<string> {
  const token = newToken()
  await insertLink(db, {
    token_hash: hashToken(token),
    purpose,
    object_id: objectId,
    part_id: partId,
    address,
    language,
    created_at: now,
    until_at: until,
    hour_at: now,
  })
  await dropOlder(db, objectId, partId, LINKS_OF_ONE)
  return `${publicUrl}/guest#${token}`
}

/** The link of this token, if it is for this purpose. What is unknown, over or for something else is refused alike. */
export async function demandLink({ db, clock }: Ctx, token: string, purpose: string): Promise<LinkRow> {
  const link = await used(db, token, clock.now())
  if (link?.purpose !== purpose) throw linkOver()
  return link
}

export const linkOver = (): Problem => new Problem('guests.link_over')

export async function openLink(
  { db, clock }: Ctx,
  { token }: { readonly token: string },
  purposes: readonly GuestPurpose[],
): Promise<OpenedLink> {
  const link = await used(db, token, clock.now())
  if (!link || !purposes.some(({ purpose }) => purpose === link.purpose)) throw linkOver()
  return { purpose: link.purpose, language: link.language === 'ar' ? 'ar' : 'en' }
}

async function used(db: Queryable, token: string, now: Date): Promise<LinkRow | undefined> {
  const link = await countUse(db, hashToken(token), now)
  if (link && link.uses > LINK_USES_AN_HOUR)
    throw new Problem('too_many_requests', { retryAfter: secondsUntil(new Date(link.hour_at.getTime() + HOUR_MS), now) })
  return link
}
