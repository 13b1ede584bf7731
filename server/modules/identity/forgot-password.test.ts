import { CODES_AN_HOUR, OTP_TRIES } from '@diwan/contract/identity/limits'
import { identity } from '@diwan/contract/identity/endpoints/identity'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noMail } from '../../kit/mail/mail.ts'
import { openSocket, openStream } from '../../testing/live.ts'
import type { TestPerson } from '../../testing/people.ts'
import { TEST_PASSWORD } from '../../testing/people.ts'
import { mailedCode as codeOf, resetBrowser } from '../../testing/reset-browser.ts'
import type { World } from '../../testing/world.ts'
import { PUBLIC_URL, world } from '../../testing/world.ts'

const NEW = 'Wahat@456'
const MINUTE = 60_000

let w: World
let noura: TestPerson
beforeAll(async () => {
  w = await world({ trustedProxies: ['127.0.0.1'] })
})
let machine = 0
beforeEach(async () => {
  noura = await w.person('USER')
  machine += 1
})

/** Behind an address of its own for each test. */
const browser = (address = `10.0.${machine}.1`) => resetBrowser(w, address)

const letters = (to: string) => w.mailbox.letters().filter((letter) => letter.to === to)
const mailedCode = (to: string, mails = 1) => codeOf(w, to, mails)
const signsIn = async (password: string) => (await w.call(null, identity.login, { email: noura.email, password })).status === 200
const said = ({ status, body }: { status: number; body: { code?: string } }) =>
  body.code ? `${status} ${body.code}` : `${status}`
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a forgotten password (U5)', () => {
  test('is replaced with the code from the mail, and every session ends with its stream and socket', async () => {
    const one = browser()
    const [socket, stream] = [await openSocket(w, noura), await openStream(w, noura.streamToken)]
    expect(said(await one.ask(noura.email))).toBe('200')
    expect(said(await one.verify(await mailedCode(noura.email)))).toBe('200')
    expect(said(await one.reset())).toBe('200')
    await w.eventually(() => expect([socket.closedWith(), stream.ended()]).toEqual([4401, true]), 5_000)
    expect([await signsIn(TEST_PASSWORD), await signsIn(NEW)]).toEqual([false, true])
    expect((await w.call(noura, identity.session, {})).status).toBe(401)
    await w.eventually(() => expect(letters(noura.email)[0]!.subject).toBe('Your password has been changed'))
  })

  test('with an unknown address says so in the words of the specification, by default (S8.02)', async () => {
    expect(said(await browser().ask('nobody@test.example'))).toBe('404 identity.email_not_found')
  })

  test('of somebody disabled is like that of nobody', async () => {
    await w.db.updateTable('users').set({ disabled_at: w.clock.now() }).where('id', '=', noura.id).execute()
    expect(said(await browser().ask(noura.email))).toBe('404 identity.email_not_found')
  })

  test('keeps the rules of a password, and differs from the current one (S5.01 to S5.05)', async () => {
    const one = browser()
    await one.ask(noura.email)
    await one.verify(await mailedCode(noura.email))
    const same = await one.reset(TEST_PASSWORD)
    expect([said(same), same.body.fields]).toEqual([
      '400 identity.change_password_failed',
      [{ path: 'password', code: 'same_as_current' }],
    ])
    expect((await one.reset('short')).body.fields!.map(({ code }) => code)).toContain('uppercase_missing')
    expect((await one.reset(NEW, `${NEW}x`)).body.fields).toEqual([{ path: 'confirmation', code: 'confirmation_differs' }])
    expect(said(await one.reset())).toBe('200')
  })

  test('takes digits of any script, with the spaces of a mail program (Q.63)', async () => {
    const one = browser()
    await one.ask(noura.email)
    const code = await mailedCode(noura.email)
    const arabic = code.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
    expect(said(await one.verify(` ${arabic.slice(0, 3)} ${arabic.slice(3)}\u2069`))).toBe('200')
  })

  test('without mail set up is refused with a code of its own, for everybody alike', async () => {
    const silent = await world({ mail: noMail })
    const sara = await silent.person('USER')
    const answers = await Promise.all(
      [sara.email, 'nobody@test.example'].map((email) => silent.call(null, identity.forgotPassword, { email })),
    )
    expect(answers.map(said)).toEqual(['503 identity.mail_not_set_up', '503 identity.mail_not_set_up'])
  })
})

describe('the code (H35)', () => {
  test('is good once', async () => {
    const one = browser()
    await one.ask(noura.email)
    const code = await mailedCode(noura.email)
    const handle = one.cookie()
    expect(said(await one.verify(code))).toBe('200')
    one.setCookie(handle)
    expect(said(await one.verify(code))).toBe('400 identity.otp_wrong')
  })

  test('is good for ten minutes', async () => {
    const one = browser()
    await one.ask(noura.email)
    const code = await mailedCode(noura.email)
    w.clock.advance(10 * MINUTE)
    expect(said(await one.verify(code))).toBe('400 identity.otp_wrong')
  })

  test('is ended by a newer one', async () => {
    const one = browser()
    await one.ask(noura.email)
    const [first] = [await mailedCode(noura.email), await one.ask(noura.email)]
    const second = await mailedCode(noura.email, 2)
    const old = first === second ? other(first) : first // one in a million
    expect(said(await one.verify(old))).toBe('400 identity.otp_wrong')
    expect(said(await one.verify(second))).toBe('200')
  })

  test('works in the browser that asked for it only', async () => {
    const [one, thief] = [browser(), browser()]
    await one.ask(noura.email)
    const code = await mailedCode(noura.email)
    expect(said(await thief.verify(code))).toBe('400 identity.otp_wrong')
    const sara = await w.person('USER')
    await thief.ask(sara.email)
    await mailedCode(sara.email)
    expect(said(await thief.verify(code))).toBe('400 identity.otp_wrong')
  })

  test('is dead after five tries in its browser, also for the right guess, and the wait doubles', async () => {
    const one = browser()
    await one.ask(noura.email)
    const code = await mailedCode(noura.email)
    for (let n = 0; n < OTP_TRIES; n += 1) expect(said(await one.verify(other(code)))).toBe('400 identity.otp_wrong')
    expect(said(await one.verify(code))).toBe('429 identity.otp_locked')
    expect(said(await one.ask(noura.email))).toBe('429 identity.otp_locked')

    w.clock.advance(15 * MINUTE)
    await one.ask(noura.email)
    const again = await mailedCode(noura.email, 2)
    for (let n = 0; n < OTP_TRIES; n += 1) expect(said(await one.verify(other(again)))).toBe('400 identity.otp_wrong')
    w.clock.advance(29 * MINUTE)
    expect(said(await one.ask(noura.email))).toBe('429 identity.otp_locked')
    w.clock.advance(1 * MINUTE)
    expect(said(await one.ask(noura.email))).toBe('200')
  })

  test('of fifty guesses at once five are looked at', async () => {
    const one = browser()
    await one.ask(noura.email)
    const code = await mailedCode(noura.email)
    const guesses = Array.from({ length: 50 }, (_, n) => String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0'))
    const answers = (await Promise.all(guesses.map((guess) => one.verify(guess)))).map(said)
    expect(answers.filter((answer) => answer === '400 identity.otp_wrong')).toHaveLength(OTP_TRIES)
    expect(answers.filter((answer) => answer === '429 identity.otp_locked')).toHaveLength(50 - OTP_TRIES)
    expect(said(await one.verify(code))).toBe('429 identity.otp_locked')
  })

  test.each([
    ['network address', () => '10.200.0.1'],
    ['IPv6 network (H52)', (n: number) => `2001:db8:1:2::${n + 1}`],
  ])('is guessed by no %s at many accounts either', async (_name, addressOf) => {
    const answers: string[] = []
    for (let n = 0; n < 25; n += 1) {
      const one = browser(addressOf(n))
      await one.ask((await w.person('USER')).email)
      answers.push(said(await one.verify('000000')))
    }
    expect(answers.slice(20)).toEqual(Array.from({ length: 5 }, () => '429 identity.otp_locked'))
  })

  test('of two browsers with the same right code one gets the ticket', async () => {
    const one = browser()
    await one.ask(noura.email)
    const code = await mailedCode(noura.email)
    const [a, b] = [browser(), browser()]
    for (const each of [a, b]) each.setCookie(one.cookie())
    const answers = (await Promise.all([a.verify(code), b.verify(code)])).map(said)
    expect(answers.toSorted()).toEqual(['200', '400 identity.otp_wrong'])
  })

  test('stands nowhere: not among the jobs, not in a table, not in the subject of its mail (U12)', async () => {
    const one = browser()
    await one.ask(noura.email)
    const code = await mailedCode(noura.email)
    const { rows } = await w.db.executeQuery<{ data: unknown }>({
      sql: "select name, data, output from pgboss.job where name like 'identity.%'",
      parameters: [],
      query: { kind: 'RawNode', sqlFragments: [''], parameters: [] },
      queryId: { queryId: 'jobs' },
    } as never)
    const kept = JSON.stringify([rows, await w.db.selectFrom('reset_codes').selectAll().execute()])
    const mail = letters(noura.email)[0]!
    expect([rows.length > 0, kept.includes(code), kept.includes(noura.email), mail.subject.includes(code)]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})

describe('the ticket of a right code (H37)', () => {
  test('sets one password, once, within ten minutes', async () => {
    const one = browser()
    await one.ask(noura.email)
    await one.verify(await mailedCode(noura.email))
    const ticket = one.cookie()
    expect(said(await one.reset())).toBe('200')
    one.setCookie(ticket)
    expect(said(await one.reset('Jabal@789'))).toBe('403 identity.reset_expired')
  })

  test('expires', async () => {
    const one = browser()
    await one.ask(noura.email)
    await one.verify(await mailedCode(noura.email))
    w.clock.advance(10 * MINUTE)
    expect(said(await one.reset())).toBe('403 identity.reset_expired')
  })

  test('is neither the handle, nor a session, nor a stream token, nor anything else', async () => {
    const one = browser()
    await one.ask(noura.email)
    await mailedCode(noura.email)
    const found: string[] = []
    for (const cookie of [
      one.cookie(),
      noura.cookie,
      noura.streamToken,
      '',
      'null',
      '[]',
      'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
    ]) {
      const thief = browser()
      thief.setCookie(cookie)
      found.push(said(await thief.reset()))
    }
    expect(new Set(found)).toEqual(new Set(['403 identity.reset_expired']))
    expect((await w.call({ cookie: one.cookie() }, identity.session, {})).status).toBe(401)
    expect((await openStream(w, one.cookie())).status).toBe(401)
  })

  test('of two resets at once one happens', async () => {
    const one = browser()
    await one.ask(noura.email)
    await one.verify(await mailedCode(noura.email))
    const answers = (await Promise.all([one.reset('Sahab@111'), one.reset('Qamar@222')])).map(said)
    expect(answers.toSorted()).toEqual(['200', '403 identity.reset_expired'])
  })
})

describe('with the neutral answer wished for (H38)', () => {
  beforeAll(async () => {
    await w.db.updateTable('organisation').set({ neutral_reset: true }).execute()
    return () => w.db.updateTable('organisation').set({ neutral_reset: false }).execute()
  })

  test('known and unknown addresses are answered, refused and locked alike', async () => {
    const walk = async (email: string) => {
      const one = browser()
      const found: { status: number; text: string; headers: Headers }[] = [await one.ask(email)]
      for (let n = 0; n < OTP_TRIES + 1; n += 1) found.push(await one.verify('abc123'), await one.verify('000000'))
      found.push(await one.ask(email))
      return found.map(({ status, text, headers }) => [status, text.replace(/"requestId":"[^"]+"/, ''), [...headers.keys()]])
    }
    expect(await walk('nobody@test.example')).toEqual(await walk(noura.email))
  })

  test('nobody is written to at an unknown address', async () => {
    await browser().ask('stranger@test.example')
    const one = browser()
    await one.ask(noura.email)
    await mailedCode(noura.email)
    expect(letters('stranger@test.example')).toEqual([])
  })

  test('both take as long, asked and guessed', async () => {
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let n = 0; n < 7; n += 1) {
      for (const [kind, email] of [
        ['known', (await w.person('USER')).email],
        ['unknown', `nobody${n}@test.example`],
      ] as const) {
        const one = browser(`10.7.${n}.1`)
        const begun = performance.now()
        await one.ask(email)
        await one.verify('000000')
        times[kind].push(performance.now() - begun)
      }
    }
    const middle = (all: number[]) => all.toSorted((a, b) => a - b)[3]!
    expect(middle(times.unknown)).toBeGreaterThan(middle(times.known) / 2)
    expect(middle(times.unknown)).toBeLessThan(middle(times.known) * 2)
  })
})

test('one address gets five codes an hour, from any client (H44)', async () => {
  const answers: string[] = []
  for (let n = 0; n < CODES_AN_HOUR + 1; n += 1) answers.push(said(await browser(`10.8.${n}.1`).ask(noura.email)))
  expect(answers).toEqual([...Array.from({ length: CODES_AN_HOUR }, () => '200'), '429 too_many_requests'])
  w.clock.advance(60 * MINUTE)
  expect(said(await browser().ask(noura.email))).toBe('200')
})

test.each([
  ['host', { host: 'evil.example' }],
  ['x-forwarded-host', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }],
  ['forwarded', { forwarded: 'host=evil.example;proto=http' }],
])('links in mail lead to the configured address, whatever %s says (H36)', async (_name, headers) => {
  await browser().ask(noura.email, headers)
  await mailedCode(noura.email)
  const { text, html } = letters(noura.email)[0]!
  expect([...text.matchAll(/https?:\/\/[^/\s]+/g), ...html.matchAll(/https?:\/\/[^/\s"]+/g)].map(([url]) => url)).toEqual([
    PUBLIC_URL,
    PUBLIC_URL,
  ])
})
