import { dashboard } from '@diwan/contract/dashboard/endpoints'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { audit } from '@diwan/contract/audit/endpoints'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { documentFromText } from '@diwan/core/document'
import { simpleParser, type ParsedMail } from 'mailparser'
import { sql } from 'kysely'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { allModules } from '../app/modules.ts'
import { createSmtpMail } from '../kit/mail/smtp.ts'
import { postDueMails } from '../modules/dashboard/service/mail/send.ts'
import { notificationRulesOf } from '../modules/notifications/public.ts'
import { gatherLetters } from '../modules/notifications/service/gather.ts'
import type { TestPerson, TestUnit } from './people.ts'
import { PUBLIC_URL, world, type World } from './world.ts'

const received: (ParsedMail & { recipients: readonly string[] })[] = []
const logged: string[] = []
let server: SMTPServer
let w: World
let group: TestUnit
let tech: TestPerson
let noura: TestPerson
beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      void simpleParser(stream).then((mail) => (received.push({ ...mail, recipients }), done()))
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const mail = createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'ديوان <noreply@portal.example>' })
  w = await world({ mail, log: { write: (line) => logged.push(line) } })
  group = await w.group()
  tech = await w.person('TECH', group)
})
afterAll(() => new Promise<void>((resolve) => server.close(resolve)))
beforeEach(async () => {
  noura = await w.person('USER')
})

const rules = notificationRulesOf(allModules(PUBLIC_URL))
const minutes = (many: number) => w.clock.advance(many * 60_000)
const gather = () => gatherLetters(w.portal, rules)
const mailsTo = ({ email }: TestPerson) => received.filter(({ recipients }) => recipients.includes(email))
const headerOf = (mail: ParsedMail, name: string) => mail.headerLines.find(({ key }) => key === name)?.line ?? ''
const choices = async (who: TestPerson) => (await w.call(who, notifications.choices, {})).body
const mailOf = async (who: TestPerson, event: string) =>
  (await choices(who)).events.find((one) => one.event === event)?.channels.mail

async function replied(subject = 'بدل السكن', to = noura) {
  const ticket = await w.ticket({ by: to, group, subject })
  await w.call(tech, tickets.reply, { id: ticket.id, body: documentFromText('جواب', 'rtl') })
  await w.eventually(async () => {
    const { items } = (await w.call(to, notifications.inbox, {})).body
    expect(items.map(({ objectId }) => objectId)).toContain(ticket.id)
  })
  return ticket
}

/** What is due has been put into letters, and no letter is on its way any more. */
async function allSent(): Promise<void> {
  await gather()
  await w.eventually(async () => {
    const { rows } = await sql`select 1 from pgboss.job
      where name = 'notifications.letter' and state in ('created', 'retry', 'active')`.execute(w.db)
    expect(rows).toEqual([])
  })
}

test('what is unread after a quarter of an hour comes in one mail, what was read comes in none', async () => {
  const [first, second] = [await replied('بدل السكن'), await replied('الطابعة')]
  const read = await replied('قرئت')
  await w.call(noura, notifications.markSeen, { objectId: read.id })
  minutes(14)
  await allSent()
  expect(mailsTo(noura)).toHaveLength(0)
  minutes(1)
  await allSent()
  await gather()
  await allSent()
  const [mail, ...more] = mailsTo(noura)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('2 notifications you have not read')
  expect(mail?.html).toContain('<html lang="en" dir="ltr">')
  for (const ticket of [first, second]) expect(mail?.text).toContain(`${PUBLIC_URL}/ticket-thread/${ticket.id}`)
  expect(mail?.text).not.toContain('قرئت')
})

test('a mail is in the language, direction and calendar of its reader', async () => {
  await w.db.updateTable('users').set({ language: 'ar', calendar: 'hijri' }).where('id', '=', noura.id).execute()
  await replied()
  minutes(15)
  await allSent()
  const [mail] = mailsTo(noura)
  expect(mail?.subject).toContain('رد جديد من')
  expect(mail?.html).toContain('<html lang="ar" dir="rtl">')
  expect(mail?.text).toContain('1448')
})

test('what may no longer be seen is in no mail (H3)', async () => {
  const ticket = await replied('سر الراتب')
  await w.db.updateTable('tickets').set({ requester_id: tech.id }).where('id', '=', ticket.id).execute()
  minutes(15)
  await allSent()
  expect(mailsTo(noura)).toEqual([])
})

test('a mail program stops the mails of these events by one POST, without a cookie or an Origin, and nothing else', async () => {
  await replied()
  minutes(15)
  await allSent()
  const mail = mailsTo(noura)[0]!
  expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const address = /<([^>]+)>/.exec(headerOf(mail, 'list-unsubscribe').replace(/\s+/g, ''))![1]!.replace(PUBLIC_URL, w.base)
  const before = await choices(noura)

  const looked = await fetch(address)
  expect([looked.status, (await looked.text()).includes('<form method="post"')]).toEqual([200, true])
  expect(await choices(noura)).toEqual(before) // looking changes nothing (H43)

  const form = {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }
  expect([(await fetch(address, form)).status, (await fetch(address, form)).status]).toEqual([200, 200])
  expect(await mailOf(noura, 'tickets.replied')).toEqual({ on: false, locked: false })
  const changed = (await choices(noura)).events.filter((one, n) => JSON.stringify(one) !== JSON.stringify(before.events[n]))
  expect(changed.map(({ event }) => event)).toEqual(['tickets.replied'])

  await replied()
  minutes(30)
  await allSent()
  expect(mailsTo(noura)).toHaveLength(1)
  expect(logged.join('')).not.toContain(new URL(address).searchParams.get('token')!.slice(0, 40))
})

test('a mail program stops the mails of figures by one POST as well', async () => {
  const admin = await w.person('ADMIN')
  await w.ticket({ by: noura, group })
  await w.call(admin, dashboard.chooseMail, { rhythm: 'daily' })
  const mailed = w.db.selectFrom('dashboard_mails').select('next_at').where('person_id', '=', admin.id)
  w.clock.set(new Date((await mailed.executeTakeFirstOrThrow()).next_at.getTime() + 60_000))
  await postDueMails(w.portal)
  await w.eventually(() => Promise.resolve(expect(mailsTo(admin)).toHaveLength(1)))
  const mail = mailsTo(admin)[0]!
  expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const address = /<([^>]+)>/.exec(headerOf(mail, 'list-unsubscribe').replace(/\s+/g, ''))![1]!.replace(PUBLIC_URL, w.base)
  expect((await fetch(address)).status).toBe(200)
  expect((await w.call(admin, dashboard.mail, {})).body.rhythm).toBe('daily')
  const before = await choices(admin)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await fetch(address, { method: 'POST', body: 'List-Unsubscribe=One-Click', headers })).status).toBe(200)
  expect((await w.call(admin, dashboard.mail, {})).body.rhythm).toBe('never')
  expect(await choices(admin)).toEqual(before)
})

test('two roles with different defaults receive differently, a locked one is not chosen, and audit takes it back', async () => {
  const admin = await w.person('ADMIN')
  const { version, mailMinutes } = (await w.call(admin, notifications.rules, {})).body
  expect(mailMinutes).toBe(15)
  const cell = { role: 'USER' as const, event: 'tickets.replied', channel: 'app' as const, on: false, locked: true }
  const saved = await w.call(admin, notifications.changeRules, { version, changes: [cell] })
  expect([saved.status, saved.body.cells]).toEqual([200, [cell]])
  expect((await w.call(admin, notifications.changeRules, { version, changes: [] })).body).toMatchObject({
    code: 'changed_meanwhile',
  })
  const refused = await w.call(noura, notifications.choose, { events: ['tickets.replied'], channel: 'app', on: true })
  expect(refused.status).toBe(400)

  const coordinator = await w.person('COORDINATOR')
  const [hers, theirs] = [await w.ticket({ by: noura, group }), await w.ticket({ by: coordinator, group })]
  for (const { id } of [hers, theirs]) await w.call(tech, tickets.reply, { id, body: documentFromText('جواب', 'rtl') })
  await w.eventually(async () => expect((await w.call(coordinator, notifications.inbox, {})).body.items).toHaveLength(1))
  await w.eventually(async () =>
    expect(await w.db.selectFrom('notifications').select('shown').where('user_id', '=', noura.id).execute()).toEqual([
      { shown: false },
    ]),
  )
  expect((await w.call(noura, notifications.inbox, {})).body.items).toEqual([])

  const [entry] = (await w.call(admin, audit.list, {})).body.items
  expect(entry).toMatchObject({
    event: 'notifications.rules_changed',
    changes: [{ field: 'USER.tickets/replied.app', before: 'on', after: 'off_locked' }],
    can: { revert: true },
  })
  expect((await w.call(admin, audit.revert, { id: entry!.id })).status).toBe(200)
  expect((await w.call(admin, notifications.rules, {})).body.cells).toEqual([])
})

test('what is critical can be switched off by nobody, and only what differs is kept', async () => {
  const admin = await w.person('ADMIN')
  const { version } = (await w.call(admin, notifications.rules, {})).body
  const cell = { role: 'USER' as const, event: 'identity.newDevice', channel: 'app' as const, on: false, locked: false }
  expect((await w.call(admin, notifications.changeRules, { version, changes: [cell] })).status).toBe(400)
  const own = { events: ['tickets.replied', 'identity.newDevice'], channel: 'app' as const, on: false }
  const kept = () => w.db.selectFrom('notification_choices').selectAll().where('user_id', '=', noura.id).execute()
  expect([(await w.call(noura, notifications.choose, own)).status, await kept()]).toEqual([400, []])
  await w.call(noura, notifications.choose, { events: ['tickets.replied'], channel: 'mail', on: false })
  expect(await kept()).toHaveLength(1)
  await w.call(noura, notifications.choose, { events: ['tickets.replied'], channel: 'mail', on: true })
  expect(await kept()).toEqual([])
  expect((await w.call(noura, notifications.rules, {})).status).toBe(403)
})

test('in quiet hours mails wait until they are over', async () => {
  await w.call(noura, notifications.keepQuiet, {
    hours: { from: '00:00', to: '23:59' },
    ramadan: null,
    weekend: true,
    mentions: false,
  })
  await replied()
  minutes(20)
  await allSent()
  expect(mailsTo(noura)).toEqual([])
  await w.call(noura, notifications.keepQuiet, { hours: null, ramadan: null, weekend: false, mentions: true })
  minutes(20)
  await allSent()
  expect(mailsTo(noura)).toHaveLength(1)
})

test('an address of mails is refused when it was changed, and after sixty days', async () => {
  await replied()
  minutes(15)
  await allSent()
  const address = /<([^>]+)>/
    .exec(headerOf(mailsTo(noura)[0]!, 'list-unsubscribe').replace(/\s+/g, ''))![1]!
    .replace(PUBLIC_URL, w.base)
  const post = async (url: string) => (await fetch(url, { method: 'POST' })).status
  const token = new URL(address).searchParams.get('token')!
  const [said = '', sign = ''] = token.split('.')
  const forged = Buffer.from(Buffer.from(said, 'base64url').toString().replace('replied', 'created')).toString('base64url')
  for (const wrong of ['', 'x', said, `${forged}.${sign}`, `${said}.${'A'.repeat(sign.length)}`])
    expect(await post(`${w.base}/unsubscribe?token=${wrong}`)).toBe(404)
  w.clock.advance(60 * 86_400_000)
  expect(await post(address)).toBe(404)
  expect(await w.db.selectFrom('notification_choices').selectAll().where('user_id', '=', noura.id).execute()).toEqual([])
})
