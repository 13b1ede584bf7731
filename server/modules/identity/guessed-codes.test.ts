import { CODES_AN_HOUR, OTP_TRIES, OTP_TRIES_OF_ACCOUNT } from '@diwan/contract/identity/limits'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import { TEST_PASSWORD } from '../../testing/people.ts'
import { mailedCode as codeOf, resetBrowser } from '../../testing/reset-browser.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'

const MINUTE = 60_000

let w: World
let noura: TestPerson
let machine = 0
beforeAll(async () => {
  w = await world({ trustedProxies: ['127.0.0.1'] })
})
beforeEach(async () => {
  noura = await w.person('USER')
  machine += 1
})

/** Behind an address of its own for each test. */
const browser = (address = `10.0.${machine}.1`) => resetBrowser(w, address)
const mailedCode = (to: string, mails = 1) => codeOf(w, to, mails)
const said = ({ status, body }: { status: number; body: { code?: string } }) =>
  body.code ? `${status} ${body.code}` : `${status}`
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('strangers who guess at an account (H35)', () => {
  /** Wrong codes from a browser each five of them, wherever they come from. */
  const guess = async (times: number, more: { from?: number } = {}) => {
    const answers: string[] = []
    for (let n = 0; n < times / OTP_TRIES; n += 1) {
      const stranger = browser(`10.${50 + (more.from ?? 0) + n}.${machine}.1`)
      await stranger.ask(noura.email)
      for (let m = 0; m < OTP_TRIES; m += 1) answers.push(said(await stranger.verify(other('999999'))))
    }
    return answers
  }
  const known = async () => {
    const one = browser()
    expect(said(await one.signIn(noura.email, TEST_PASSWORD))).toBe('200')
    return one
  }

  test('neither end the code of its person nor lock their browser', async () => {
    const one = browser()
    await one.ask(noura.email)
    const code = await mailedCode(noura.email)
    await guess(OTP_TRIES)
    expect(said(await one.verify(code))).toBe('200')
  })

  test('have twenty wrong codes an hour; from then on only a browser that signed in before may ask', async () => {
    const [own, early] = [await known(), browser(`10.40.${machine}.1`)]
    await early.ask(noura.email)
    const code = await mailedCode(noura.email)
    await guess(OTP_TRIES_OF_ACCOUNT)
    expect(said(await browser(`10.41.${machine}.1`).ask(noura.email))).toBe('429 identity.otp_locked')
    expect(said(await early.verify(code))).toBe('429 identity.otp_locked')
    expect(said(await own.ask(noura.email))).toBe('200')
    expect(said(await own.verify(await mailedCode(noura.email, OTP_TRIES_OF_ACCOUNT / OTP_TRIES + 2)))).toBe('200')
    expect(said(await browser(`10.42.${machine}.1`).ask(noura.email))).toBe('429 identity.otp_locked')
    expect(said(await own.reset())).toBe('200')
  })

  test('wait for an hour, then for two', async () => {
    await guess(OTP_TRIES_OF_ACCOUNT)
    w.clock.advance(59 * MINUTE)
    expect(said(await browser(`10.41.${machine}.1`).ask(noura.email))).toBe('429 identity.otp_locked')
    w.clock.advance(1 * MINUTE)
    await guess(OTP_TRIES_OF_ACCOUNT, { from: 10 })
    w.clock.advance(119 * MINUTE)
    expect(said(await browser(`10.43.${machine}.1`).ask(noura.email))).toBe('429 identity.otp_locked')
    w.clock.advance(1 * MINUTE)
    expect(said(await browser(`10.43.${machine}.1`).ask(noura.email))).toBe('200')
  })

  test('who guess slowly fill no hour', async () => {
    for (let n = 0; n < 6; n += 1) {
      await guess(OTP_TRIES, { from: n })
      w.clock.advance(21 * MINUTE)
    }
    expect(said(await browser(`10.44.${machine}.1`).ask(noura.email))).toBe('200')
  })

  test('do not use up the mails of a browser that signed in before', async () => {
    const own = await known()
    for (let n = 0; n < CODES_AN_HOUR; n += 1) await browser(`10.${60 + n}.${machine}.1`).ask(noura.email)
    expect(said(await browser(`10.66.${machine}.1`).ask(noura.email))).toBe('429 too_many_requests')
    expect(said(await own.ask(noura.email))).toBe('200')
  })

  test('are not known by signing in to an account of their own, nor by a cookie they made up', async () => {
    const sara = await w.person('USER')
    const stranger = browser(`10.45.${machine}.1`)
    await stranger.signIn(sara.email, TEST_PASSWORD)
    await guess(OTP_TRIES_OF_ACCOUNT)
    expect(said(await stranger.ask(noura.email))).toBe('429 identity.otp_locked')
    const inventor = browser(`10.46.${machine}.1`)
    expect(said(await inventor.ask(noura.email, { cookie: 'diwan_browser=x' }))).toBe('429 identity.otp_locked')
  })
})

test('says with each refusal how long the wait is', async () => {
  const one = browser()
  await one.ask(noura.email)
  const code = await mailedCode(noura.email)
  for (let n = 0; n < OTP_TRIES; n += 1) await one.verify(other(code))
  w.clock.advance(5 * MINUTE)
  const refused = [await one.verify(code), await one.ask(noura.email)]
  for (let n = 0; n < CODES_AN_HOUR - 1; n += 1) await browser(`10.9.${machine}.${n}`).ask(noura.email)
  w.clock.advance(15 * MINUTE)
  refused.push(await browser(`10.9.${machine}.99`).ask(noura.email))
  expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
    [429, '600'],
    [429, '600'],
    [429, '2400'],
  ])
})
