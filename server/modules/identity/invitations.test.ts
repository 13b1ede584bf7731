import { identity } from '@diwan/contract/identity/endpoints/identity'
import { users } from '@diwan/contract/users/endpoints/users'
import { INVITATIONS_AN_HOUR } from '@diwan/contract/users/limits'
import type { User } from '@diwan/contract/users/schemas/user'
import type { AddressInfo } from 'node:net'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noMail } from '../../kit/mail/mail.ts'
import { createSmtpMail } from '../../kit/mail/smtp.ts'
import { openStream } from '../../testing/live.ts'
import type { TestPerson } from '../../testing/people.ts'
import { newPerson } from '../../testing/new-users.ts'
import type { World } from '../../testing/world.ts'
import { PUBLIC_URL, world } from '../../testing/world.ts'

const HOUR = 3_600_000
const CHOSEN = 'Nakhlah@456'
const LINK = /(https?:\/\/[^/\s"]+)\/access\/forgot-password#invitation=([\w-]+)/

let w: World
let admin: TestPerson
beforeAll(async () => {
  w = await world()
})
beforeEach(async () => {
  admin = await w.person('ADMIN')
})

const invited = async (at = w, by = admin): Promise<User> => {
  const { password: _given, ...rest } = newPerson()
  return (await at.call(by, users.create, { ...rest, invite: true })).body
}
const letters = (to: string) => w.mailbox.letters().filter((letter) => letter.to === to)
const mailedToken = (to: string, mails = 1): Promise<string> =>
  w.eventually(() => {
    expect(letters(to).length).toBe(mails)
    return LINK.exec(letters(to)[0]!.text)![2]!
  })
const accept = (token: string, password = CHOSEN, confirmation = password) =>
  w.call(null, identity.acceptInvitation, { token, password, confirmation })
const said = ({ status, body }: { status: number; body: { code?: string } }) =>
  body.code ? `${status} ${body.code}` : `${status}`
const signsIn = async (email: string, password = CHOSEN) =>
  (await w.call(null, identity.login, { email, password })).status === 200
const open = async (id: string) => (await w.call(admin, users.open, { id })).body
const expired = '403 identity.invitation_expired'

describe('an invited person (U1)', () => {
  test('gets a mail, chooses a password by its link, signs in and has nothing to change', async () => {
    const person = await invited()
    expect(person.invitation).toEqual({ invitedDate: Math.floor(w.clock.now().getTime() / 1000), expired: false })
    const token = await mailedToken(person.email)
    const answer = await accept(token)
    expect([said(answer), answer.body]).toEqual(['200', { email: person.email }])
    const session = await w.call(null, identity.login, { email: person.email, password: CHOSEN })
    expect([session.status, session.body.passwordDue]).toEqual([200, false])
    expect((await open(person.id)).invitation).toBeNull()
  })

  test('reads the mail in the own language, signed by the organisation', async () => {
    await w.db.updateTable('organisation').set({ language: 'en', name_en: 'Al Ufuq', name_ar: 'الأفق' }).execute()
    const english = await invited()
    await w.db.updateTable('organisation').set({ language: 'ar' }).execute()
    const arabic = await invited()
    await Promise.all([english, arabic].map(({ email }) => mailedToken(email)))
    expect([english, arabic].map(({ email }) => letters(email)[0]!.subject)).toEqual(['Your account at Al Ufuq', 'حسابك في الأفق'])
    expect(letters(arabic.email)[0]!.html).toContain('dir="rtl"')
  })

  test('keeps the rules of a password (S5.01 to S5.05)', async () => {
    const token = await mailedToken((await invited()).email)
    expect((await accept(token, 'short')).body.fields!.map(({ code }) => code)).toContain('uppercase_missing')
    expect((await accept(token, CHOSEN, 'Wadi@456')).body.fields).toEqual([
      { path: 'confirmation', code: 'confirmation_differs' },
    ])
    expect(said(await accept(token))).toBe('200')
  })

  test('cannot sign in before, with whatever stands where a password would', async () => {
    const { email } = await invited()
    expect(await Promise.all(['-', 'Rimal@1234', CHOSEN].map((password) => signsIn(email, password)))).toEqual([
      false,
      false,
      false,
    ])
  })

  test('is created with a password or with an invitation, never with both or neither', async () => {
    const { password, ...rest } = newPerson()
    for (const input of [rest, { ...rest, password, invite: true }])
      expect((await w.call(admin, users.create, input)).body.fields).toEqual([{ path: 'password', code: 'required' }])
  })

  test('is seen as not yet arrived by administrators only', async () => {
    const person = await invited()
    const tech = await w.person('TECH', await w.group())
    const seen = await w.call(tech, users.open, { id: person.id })
    expect([200, 403, 404].includes(seen.status) && (seen.body.invitation ?? null)).toBeNull()
  })

  test('shows in the log when they were invited and when they arrived', async () => {
    const person = await invited()
    await accept(await mailedToken(person.email))
    const rows = await w.db.selectFrom('history').select('event').where('object_id', '=', person.id).orderBy('id').execute()
    expect(rows.map(({ event }) => event)).toEqual(['users.created', 'users.invited', 'identity.invitationAccepted'])
  })
})

describe('the link (H43)', () => {
  test('is good once', async () => {
    const token = await mailedToken((await invited()).email)
    expect([said(await accept(token)), said(await accept(token, 'Jabal@789'))]).toEqual(['200', expired])
  })

  test('is taken by one of two at once', async () => {
    const token = await mailedToken((await invited()).email)
    const answers = await Promise.all([accept(token, 'Sahab@111'), accept(token, 'Qamar@222')])
    expect(answers.map(said).toSorted()).toEqual(['200', expired])
  })

  test('is good for 72 hours, and the administrator sees that it is over', async () => {
    const [early, late] = [await invited(), await invited()]
    const tokens = [await mailedToken(early.email), await mailedToken(late.email)]
    w.clock.advance(72 * HOUR - 1)
    expect(said(await accept(tokens[0]!))).toBe('200')
    w.clock.advance(1)
    expect(said(await accept(tokens[1]!))).toBe(expired)
    const renewed = await w.person('ADMIN') // sessions do not live that long
    expect((await w.call(renewed, users.open, { id: late.id })).body.invitation).toMatchObject({ expired: true })
  })

  test('is ended by a newer one', async () => {
    const person = await invited()
    const first = await mailedToken(person.email)
    expect(said(await w.call(admin, users.invite, { id: person.id }))).toBe('200')
    expect(said(await accept(first))).toBe(expired)
    expect(said(await accept(await mailedToken(person.email, 2)))).toBe('200')
  })

  test('does nothing when it is opened', async () => {
    const person = await invited()
    const token = await mailedToken(person.email)
    for (const suffix of [`#invitation=${token}`, `?invitation=${token}`])
      for (const method of ['GET', 'HEAD']) await fetch(`${w.base}/access/forgot-password${suffix}`, { method })
    expect((await fetch(`${w.base}/api/identity/invitation?token=${token}`)).status).toBe(404)
    expect(said(await accept(token))).toBe('200')
  })

  test('serves no other purpose, and nothing else serves its own (H37)', async () => {
    const token = await mailedToken((await invited()).email)
    expect((await w.call({ cookie: token }, identity.session, {})).status).toBe(401)
    expect((await openStream(w, token)).status).toBe(401)
    const reset = { password: CHOSEN, confirmation: CHOSEN }
    const asTicket = await w.call(null, identity.resetPassword, reset, { headers: { cookie: `diwan_reset=${token}` } })
    expect(said(asTicket)).toBe('403 identity.reset_expired')
    for (const other of [admin.cookie, admin.streamToken, admin.apiToken, 'null', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'])
      expect(said(await accept(other))).toBe(expired)
    expect(said(await accept(token))).toBe('200')
  })

  test.each([
    ['disabled', (at: User) => w.call(admin, users.disable, { id: at.id, version: at.version })],
    ['deleted', (at: User) => w.call(admin, users.delete, { id: at.id, version: at.version })],
    [
      'given a password',
      (at: User) => w.call(admin, users.resetPassword, { id: at.id, version: at.version, password: 'Rimal@1234' }),
    ],
    [
      'moved to another address',
      (at: User) => w.call(admin, users.update, { id: at.id, version: at.version, email: `new.${at.email}` }),
    ],
  ])('is refused once its person is %s', async (_what, change) => {
    const person = await invited()
    const token = await mailedToken(person.email)
    expect((await change(person)).status).toBe(200)
    expect(said(await accept(token))).toBe(expired)
  })

  test('stays dead when a disabled person is enabled again', async () => {
    const person = await invited()
    const token = await mailedToken(person.email)
    const off = await w.call(admin, users.disable, { id: person.id, version: person.version })
    await w.call(admin, users.enable, { id: person.id, version: off.body.version })
    expect(said(await accept(token))).toBe(expired)
    expect((await open(person.id)).invitation).toEqual({ invitedDate: null, expired: false })
  })

  test('stands nowhere as text: not among the jobs, not in a table', async () => {
    const { email } = await invited()
    const token = await mailedToken(email)
    const { rows } = await w.db.executeQuery<{ data: unknown }>({
      sql: "select name, data, output from pgboss.job where name = 'users.sendInvitation'",
      parameters: [],
      query: { kind: 'RawNode', sqlFragments: [''], parameters: [] },
      queryId: { queryId: 'jobs' },
    } as never)
    const kept = JSON.stringify([rows, await w.db.selectFrom('invitations').selectAll().execute()])
    expect([rows.length > 0, kept.includes(token), kept.includes(email)]).toEqual([true, false, false])
  })

  test.each([
    ['host', { host: 'evil.example' }],
    ['x-forwarded-host', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }],
    ['forwarded', { forwarded: 'host=evil.example;proto=http' }],
  ])('leads to the configured address, whatever %s says (H36)', async (_name, headers) => {
    const { password: _given, ...rest } = newPerson()
    const { email } = (await w.call(admin, users.create, { ...rest, invite: true }, { headers })).body
    await mailedToken(email)
    const { text, html } = letters(email)[0]!
    expect([text, html].map((body) => LINK.exec(body)![1])).toEqual([PUBLIC_URL, PUBLIC_URL])
  })
})

describe('inviting', () => {
  test('somebody who has a password, or is disabled, is refused', async () => {
    const arrived = await w.person('USER')
    expect(said(await w.call(admin, users.invite, { id: arrived.id }))).toBe('409 wrong_state')
    const person = await invited()
    await w.call(admin, users.disable, { id: person.id, version: person.version })
    expect(said(await w.call(admin, users.invite, { id: person.id }))).toBe('409 wrong_state')
  })

  test('a role one may not give is refused (U2)', async () => {
    const root = await w.person('SUPER_ADMIN')
    const { password: _given, ...rest } = newPerson('SUPER_ADMIN')
    const person = (await w.call(root, users.create, { ...rest, invite: true })).body
    expect(said(await w.call(admin, users.invite, { id: person.id }))).toBe('403 forbidden')
    const many = await w.call(admin, users.inviteMany, { emails: [person.email] })
    expect(many.body).toEqual({ invited: 0 })
  })

  test('one person gets five mails an hour, from all senders together (H44)', async () => {
    const person = await invited()
    const answers: string[] = []
    for (let n = 0; n < INVITATIONS_AN_HOUR; n += 1)
      answers.push(said(await w.call(await w.person('ADMIN'), users.invite, { id: person.id })))
    expect(answers).toEqual([...Array.from({ length: INVITATIONS_AN_HOUR - 1 }, () => '200'), '429 too_many_requests'])
    w.clock.advance(HOUR)
    expect(said(await w.call(await w.person('ADMIN'), users.invite, { id: person.id }))).toBe('200')
  })

  test('the people of a file writes to those who wait, and tells of the others nothing', async () => {
    const csv = 'email,name\nfile.one@test.example,سارة\nfile.two@test.example,نورة'
    await w.call(admin, users.import, { csv, dryRun: false })
    const arrived = await w.person('USER')
    const emails = ['FILE.one@test.example', 'file.two@test.example', arrived.email, 'stranger@test.example']
    expect((await w.call(admin, users.inviteMany, { emails })).body).toEqual({ invited: 2 })
    await accept(await mailedToken('file.one@test.example'))
    expect(await signsIn('file.one@test.example')).toBe(true)
    expect([letters(arrived.email), letters('stranger@test.example')]).toEqual([[], []])
  })

  test('several addresses are invited at once with a role and a unit; who joined already is named and left alone', async () => {
    const group = await w.group()
    const [arrived, waiting] = [await w.person('USER'), await invited()]
    await mailedToken(waiting.email)
    const people = [
      { email: 'reem.ghamdi@quick.example' },
      { email: 'l.harbi@quick.example', fullName: 'ليلى الحربي' },
      { email: waiting.email.toUpperCase() },
      { email: arrived.email },
    ]
    const { body } = await w.call(admin, users.inviteNew, { people, role: 'TECH', unitId: group.id })
    expect(body).toEqual({ invited: people.slice(0, 3).map(({ email }) => email), others: [arrived.email] })
    const { items } = (await w.call(admin, users.list, { state: 'invited', unitId: group.id })).body
    expect(items.map(({ fullName, role }) => [fullName, role])).toEqual([
      ['ليلى الحربي', 'TECH'],
      ['Reem Ghamdi', 'TECH'],
    ])
    expect((await open(waiting.id)).role).toBe('USER')
    await mailedToken(waiting.email, 2)
    await accept(await mailedToken('reem.ghamdi@quick.example'))
    expect(await signsIn('reem.ghamdi@quick.example')).toBe(true)
    expect(letters(arrived.email)).toEqual([])
    const known = { people: [{ email: arrived.email }], role: 'USER' as const }
    expect((await w.call(admin, users.inviteNew, known)).body).toEqual({ invited: [], others: [arrived.email] })
  })

  test('of a role or to a unit that the caller may not give is refused, and nobody is created', async () => {
    const lesser = await w.person('ADMIN')
    const people = [{ email: 'nobody.here@quick.example' }]
    const answers = await Promise.all([
      w.call(lesser, users.inviteNew, { people, role: 'SUPER_ADMIN' }),
      w.call(lesser, users.inviteNew, { people, role: 'USER', unitId: lesser.id }),
      w.call(await w.person('TECH'), users.inviteNew, { people, role: 'USER' }),
    ])
    expect(answers.map(said)).toEqual(['403 users.role_not_yours', '400 users.unknown_link', '403 forbidden'])
    expect((await w.call(admin, users.list, { q: people[0]!.email, state: 'all' })).body.items).toEqual([])
  })

  test('without mail is refused, and nobody is created', async () => {
    const silent = await world({ mail: noMail })
    const by = await silent.person('ADMIN')
    const { password: _given, ...rest } = newPerson()
    expect(said(await silent.call(by, users.create, { ...rest, invite: true }))).toBe('503 identity.mail_not_set_up')
    expect((await silent.call(by, users.list, { q: rest.email })).body.items).toEqual([])
  })

  test('arrives by a real mail server with a link that works', async () => {
    const texts: string[] = []
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        void simpleParser(stream).then(({ text = '' }) => {
          texts.push(text)
          return done()
        })
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.server.address() as AddressInfo
    const mail = createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'Diwan <noreply@test.example>' })
    const posted = await world({ mail })
    await invited(posted, await posted.person('ADMIN'))
    await posted.eventually(() => expect(texts).toHaveLength(1))
    const token = LINK.exec(texts[0]!)![2]!
    const answer = await posted.call(null, identity.acceptInvitation, { token, password: CHOSEN, confirmation: CHOSEN })
    expect(answer.status).toBe(200)
    mail.close()
    await new Promise<void>((resolve) => server.close(resolve))
  })
})
