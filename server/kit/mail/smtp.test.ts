import type { ParsedMail } from 'mailparser'
import { simpleParser } from 'mailparser'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { composeLetter } from './letter.ts'
import { createSmtpMail } from './smtp.ts'

interface Received extends ParsedMail {
  readonly raw: string
  readonly recipients: readonly string[]
}

const received: Received[] = []
let server: SMTPServer
let mail: ReturnType<typeof createSmtpMail>

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks)
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        simpleParser(raw, (error: unknown, parsed: ParsedMail) => {
          received.push({ ...parsed, raw: raw.toString(), recipients })
          done(error instanceof Error ? error : null)
        })
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  mail = createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'ديوان <noreply@portal.example>' })
})
afterAll(() => new Promise<void>((resolve) => server.close(resolve)))

const send = async (given: { to?: string; subject?: string; name?: string; language?: 'ar' | 'en' } = {}): Promise<Received> => {
  const { to = 'noura@test.example', subject = 'رمزك', name = 'نورة', language = 'ar' } = given
  const link = { words: 'افتح', url: 'https://portal.example/access?a=1&b=2' }
  await mail.send(
    composeLetter({ to, language, sender: 'شركة الأفق', subject, lines: [`مرحبًا ${name}`], code: '012345', link, end: 'شكرًا' }),
  )
  return received.at(-1)!
}

test('a mail arrives at a real server with its Arabic whole, as text and as HTML that names its direction', async () => {
  const { subject, from, text, html, recipients, raw } = await send()
  expect([subject, from?.value[0], recipients]).toEqual([
    'رمزك',
    { name: 'ديوان', address: 'noreply@portal.example' },
    ['noura@test.example'],
  ])
  expect(text).toContain('مرحبًا نورة')
  expect(text).toMatch(/^012345$/m)
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toMatch(/<table role="presentation" dir="rtl"[^>]*style=/)
  expect(html).not.toMatch(/<(style|script|img|link)\b/)
  expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
})

test('in English it reads from left to right', async () => {
  expect((await send({ language: 'en' })).html).toContain('<html lang="en" dir="ltr">')
})

test('what people wrote is text in the HTML, never mark-up (H20)', async () => {
  const { html } = await send({ name: '<img src=x onerror=alert(1)>"\'&' })
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;')
})

test.each([
  ['a line break', 'رمز\r\nBcc: thief@evil.example\r\n\r\nbody'],
  ['a bare line feed', 'رمز\nBcc: thief@evil.example'],
  ['a Unicode line separator', 'رمز\u2028Bcc: thief@evil.example'],
])('%s in a subject adds no header and no recipient (H27)', async (_what, subject) => {
  const mailed = await send({ subject })
  expect([mailed.bcc, mailed.recipients, mailed.headers.has('bcc')]).toEqual([undefined, ['noura@test.example'], false])
  expect(mailed.subject).toMatch(/^رمز Bcc: thief@evil\.example/)
})

test.each([
  'a@b.example\r\nBcc: thief@evil.example',
  'a@b.example, thief@evil.example',
  'a@b.example;thief@evil.example',
  '"x" <thief@evil.example>',
  'a@b.example>\r\nRCPT TO:<thief@evil.example',
  '',
])('"%s" is no address a mail is sent to (H27)', async (to) => {
  const before = received.length
  await expect(send({ to })).rejects.toThrow('no address')
  expect(received.length).toBe(before)
})

test('an appointment arrives beside text and HTML, and the type of its part names its method (RFC 6047)', async () => {
  const text = ['BEGIN:VCALENDAR', 'METHOD:REQUEST', 'SUMMARY:مراجعة', 'END:VCALENDAR', ''].join('\r\n')
  await mail.send({
    to: 'guest@test.example',
    subject: 'دعوة',
    text: 'نص',
    html: '<p>نص</p>',
    calendar: { method: 'REQUEST', text },
  })
  const { raw, attachments, text: plain } = received.at(-1)!
  const types = [...raw.matchAll(/^Content-Type: (?:text\/calendar|application\/ics)[^\r]*(?:\r\n [^\r]*)*/gm)].map(([type]) =>
    type.replace(/\r\n /g, ' '),
  )
  expect(types[0]).toMatch(/text\/calendar; charset=utf-8; method=REQUEST/)
  expect(raw).toMatch(/multipart\/alternative/)
  expect(plain).toContain('نص')
  expect(attachments.map(({ filename, content }) => [filename, content.toString()])).toContainEqual(['invite.ics', text])
})

test('the portal knows the address it writes from', () => {
  expect(mail.address).toBe('noreply@portal.example')
})
