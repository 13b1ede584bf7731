import { ar } from '@diwan/contract/letters/words.ar'
import { en } from '@diwan/contract/letters/words.en'
import { instantText } from '@diwan/core/formats'
import type { Transaction } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import type { DB } from '../../../kit/db/types.gen.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { composeLetter } from '../../../kit/mail/letter.ts'
import type { Letter } from '../../../kit/mail/mail.ts'
import { speaker } from '../../../kit/mail/speaker.ts'
import type { Portal } from '../../../kit/portal.ts'
import { readOrganisation } from '../../settings/public.ts'

const speakTo = speaker('identity', { ar, en })

export const CONFIRM_PASSWORD = 'identity.confirmPassword'

export interface Reader {
  email: string
  full_name: string
  language: string
}

/** The code alone, large; it stands in no subject, which lock screens show. */
export async function codeLetter(portal: Portal, publicUrl: string, reader: Reader, code: string): Promise<Letter> {
  const { say, language, sender } = speakTo(await readOrganisation(portal.db), reader)
  return composeLetter({
    to: reader.email,
    language,
    sender,
    subject: say('mailCodeSubject'),
    lines: [say('mailGreeting', { name: reader.full_name }), say('mailCodeText')],
    code,
    link: { words: say('mailCodeLink'), url: `${publicUrl}/access/forgot-password?step=code` },
    end: say('mailCodeEnd'),
  })
}

/** The moment as its reader reads moments. */
export async function changedLetter(portal: Portal, publicUrl: string, reader: Actor, at: Date): Promise<Letter> {
  const { say, language, sender } = speakTo(await readOrganisation(portal.db), reader)
  return composeLetter({
    to: reader.email,
    language,
    sender,
    subject: say('mailChangedSubject'),
    lines: [
      say('mailGreeting', { name: reader.fullName }),
      say('mailChangedText', { instant: instantText(toSeconds(at), reader.reading) }),
    ],
    link: { words: say('mailChangedLink'), url: publicUrl },
    end: say('mailChangedEnd'),
  })
}

/** Asked for in the transaction of the change, sent after it. Without mail nobody is told. */
export async function confirmByMail({ mail, jobs }: Portal, trx: Transaction<DB>, userId: string, at: Date): Promise<void> {
  if (mail.kind === 'none') return
  await jobs.post(trx, CONFIRM_PASSWORD, { userId, at: at.toISOString() })
}
