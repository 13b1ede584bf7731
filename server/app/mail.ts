import { systemClock } from '../kit/clock/clock.ts'
import type { Mail } from '../kit/mail/mail.ts'
import { noMail } from '../kit/mail/mail.ts'
import { createMailbox } from '../kit/mail/mailbox.ts'
import { createSmtpMail } from '../kit/mail/smtp.ts'
import { countedMail } from '../kit/observe/count-mail.ts'
import { isLoopbackUrl } from '../kit/platform/loopback.ts'
import type { Settings } from '../kit/platform/settings.ts'

/**
 * Mail by the settings. A demo without a mail server keeps its mails in memory, which only works where the worker that
 * writes them and the page that shows them are one process, and where nobody but the people at this machine can see them: a
 * proxy that forwards no headers makes everybody look as if they sat here (H58).
 */
export function mailFor(settings: Settings, demo: boolean): Mail {
  if (settings.smtpUrl) return countedMail(createSmtpMail({ url: settings.smtpUrl, from: settings.mailFrom }))
  const alone = settings.roles.has('web') && settings.roles.has('worker')
  return demo && alone && isLoopbackUrl(settings.publicUrl) ? countedMail(createMailbox(systemClock)) : noMail
}
