import { newId } from '../../../kit/db/id.ts'
import type { Portal } from '../../../kit/portal.ts'
import { readActors } from '../../access/public.ts'
import { claimLetter, forgetMails, readDue, waitUntil } from '../queries/letters.ts'
import { readRules } from '../queries/rules.ts'
import { SEND_LETTER } from './letters.ts'
import { criticalOf, type NotificationRules } from './rules.ts'
import { silenceOf } from './silence.ts'

const BATCH = 200
/** What may pass a silence is looked for again so often. */
const LOOK_AGAIN_MS = 5 * 60_000

/**
 * Each minute: one letter for everybody with something unread for so long. A person gets at most one within that time, so that what
 * comes close together goes together.
 */
export async function gatherLetters(portal: Portal, rules: NotificationRules): Promise<void> {
  if (portal.mail.kind === 'none') return
  const now = portal.clock.now()
  const { mail_minutes } = await readRules(portal.db)
  const waited = new Date(now.getTime() - mail_minutes * 60_000)
  const critical = criticalOf(rules)
  for (;;) {
    const due = await readDue(portal.db, now, waited, BATCH)
    const people = await readActors(portal, due)
    const gone = due.filter((id) => !people.some((person) => person.id === id))
    if (gone.length > 0) await forgetMails(portal.db, gone)
    const silences = await silenceOf(portal, people, now)
    for (const person of people) {
      const silence = silences.get(person.id)
      const only = silence && { events: critical, mentions: silence.mentions }
      await gather(portal, { userId: person.id, letterId: newId(), now, waited, only })
      if (silence) await waitUntil(portal.db, person.id, earlier(silence.until, now.getTime() + LOOK_AGAIN_MS))
    }
    if (due.length < BATCH) break
  }
  portal.jobs.wakeBackgroundJob(SEND_LETTER)
}

type Claim = Parameters<typeof claimLetter>[1]

async function gather({ db, jobs }: Portal, claim: Claim): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (await claimLetter(trx, claim)) await jobs.post(trx, SEND_LETTER, { letter: claim.letterId, person: claim.userId })
  })
}

const earlier = (one: Date, other: number): Date => new Date(Math.min(one.getTime(), other))
