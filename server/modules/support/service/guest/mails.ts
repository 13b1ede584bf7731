import { ar } from '@diwan/contract/support/words.ar'
import { en } from '@diwan/contract/support/words.en'
import { LINK_DAYS } from '@diwan/contract/support/limits'
import { MAIL_OCCASIONS, type MailOccasion } from '@diwan/contract/support/vocabulary'
import { composeLetter } from '../../../../kit/mail/letter.ts'
import { speaker } from '../../../../kit/mail/speaker.ts'
import type { BackgroundJobKind } from '../../../../kit/module.ts'
import type { Portal } from '../../../../kit/portal.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { hashToken, newToken } from '../../../../kit/secrets/secrets.ts'
import { readOrganisation } from '../../../settings/public.ts'
import { insertLink } from '../../queries/guests.ts'
import { readInquiry, type InquiryReach } from '../../queries/inquiries.ts'

export const MAIL_GUEST = 'support.mailGuest'

const speakTo = speaker('support', { ar, en })
const DAY_MS = 86_400_000

/** In the transaction of the change; a person is notified in the portal instead. Nothing is said to a sender of spam. */
export async function notifyGuest(portal: Portal, tx: Tx, inquiry: InquiryReach, occasion: MailOccasion): Promise<void> {
  if (inquiry.guest_mail === null || portal.mail.kind === 'none') return
  await portal.jobs.post(tx.db, MAIL_GUEST, { inquiry: inquiry.id, occasion })
  tx.afterwards(() => Promise.resolve(portal.jobs.wakeBackgroundJob(MAIL_GUEST)))
}

/**
 * The secret of the link is made here, at the moment of sending, and only its hash is kept. The mail holds nothing a stranger
 * typed: whose address it is, is not known.
 */
export const mailGuest = (publicUrl: string): BackgroundJobKind => ({
  name: MAIL_GUEST,
  async run(portal, { inquiry: id = '', occasion = '' }) {
    const inquiry = await readInquiry(portal.db, id)
    const about = MAIL_OCCASIONS.find((one) => one === occasion)
    if (!inquiry?.guest_mail || !about) return
    const { say, language, sender } = speakTo(await readOrganisation(portal.db), { language: inquiry.guest_language ?? 'ar' })
    const token = newToken()
    await insertLink(portal.db, hashToken(token), id, new Date(portal.clock.now().getTime() + LINK_DAYS * DAY_MS))
    await portal.mail.send(
      composeLetter({
        to: inquiry.guest_mail,
        language,
        sender,
        subject: say(`mail_${about}_subject`, { shortId: inquiry.short_id }),
        lines: [say(`mail_${about}`, { shortId: inquiry.short_id })],
        link: { words: say('mail_link'), url: `${publicUrl}/access/login#inquiry=${token}` },
        end: say('mail_end'),
      }),
    )
  },
})
