import { ar } from '@diwan/contract/users/words.ar'
import { en } from '@diwan/contract/users/words.en'
import { INVITATION_HOURS } from '@diwan/contract/users/limits'
import { composeLetter } from '../../kit/mail/letter.ts'
import { speaker } from '../../kit/mail/speaker.ts'
import type { BackgroundJobKind } from '../../kit/module.ts'
import { hashToken, newToken } from '../../kit/secrets/secrets.ts'
import { readOrganisation } from '../settings/public.ts'
import { keepInvitation, readInvited } from './queries/invitations.ts'
import { SEND_INVITATION } from './service/invite.ts'

const speakTo = speaker('users', { ar, en })

/**
 * The link is made here, at the moment of sending, and its hash is kept before the mail leaves. What is secret stands behind
 * the `#`: it is sent to no server with the address, and opening the link changes nothing.
 */
export const backgroundJobs = (publicUrl: string): readonly BackgroundJobKind[] => [
  {
    name: SEND_INVITATION,
    async run(portal, { round = '' }) {
      const reader = await readInvited(portal.db, round)
      if (!reader) return // a newer invitation was asked for, or this account needs none any more
      const token = newToken()
      const until = new Date(portal.clock.now().getTime() + INVITATION_HOURS * 3_600_000)
      if (!(await keepInvitation(portal.db, round, hashToken(token), until))) return
      const { say, language, sender } = speakTo(await readOrganisation(portal.db), reader)
      await portal.mail.send(
        composeLetter({
          to: reader.email,
          language,
          sender,
          subject: say('mailInvitationSubject', { organisation: sender }),
          lines: [say('mailGreeting', { name: reader.full_name }), say('mailInvitationText', { organisation: sender })],
          link: { words: say('mailInvitationLink'), url: `${publicUrl}/access/forgot-password#invitation=${token}` },
          end: say('mailInvitationEnd'),
        }),
      )
    },
  },
]
