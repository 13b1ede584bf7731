import { isEmail } from '@diwan/core/identifiers'
import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'

/** A mail server that does not answer must not hold a worker for long; the job tries again. */
const PATIENCE_MS = 15_000

export interface SmtpOptions {
  readonly url: string
  /** Checked at start. */
  readonly from: string
}

/** Nothing of a mail is ever fetched from a file or an address, and it never asks a machine to answer it. */
export function createSmtpMail({ url, from }: SmtpOptions): Mail & { close(): void } {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    kind: 'sent',
    address: /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim(),
    async send({ to, subject, text, html, calendar, headers = {} }) {
      if (!isEmail(to)) throw new Error('a mail has no address it can be sent to')
      const { 'Message-ID': messageId, ...withoutId } = headers
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject: oneLine(subject),
        text,
        html,
        ...(calendar && { icalEvent: { method: calendar.method, content: calendar.text, filename: 'invite.ics' } }),
        headers: { ...withoutId, 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        ...(messageId !== undefined && { messageId }),
      })
    },
    close: () => transport.close(),
  }
}

/** H27: no value of a header holds a line break. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
