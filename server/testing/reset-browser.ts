import { identity } from '@diwan/contract/identity/endpoints/identity'
import type { Endpoint, SentInputOf } from '@diwan/contract/kit/endpoint'
import { expect } from 'vitest'
import type { World } from './world.ts'

const NEW_PASSWORD = 'Wahat@456'

/** A browser that forgot its password: it keeps what cookies it is given, behind an address of its own. */
export function resetBrowser(w: World, address = '127.0.0.1') {
  const jar = new Map<string, string>()
  const send = async <E extends Endpoint>(endpoint: E, input: SentInputOf<E>, more: Record<string, string> = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { 'x-forwarded-for': address, ...(cookie && { cookie }), ...more }
    const answer = await w.call(null, endpoint, input, { headers })
    for (const [, name, value] of answer.headers.getSetCookie().map((one) => /^([^=]+)=([^;]*)/.exec(one) ?? []))
      if (name && value) jar.set(name, value)
    return answer
  }
  return {
    cookie: () => jar.get('diwan_reset') ?? '',
    setCookie: (given: string) => jar.set('diwan_reset', given),
    /** With it goes what the browser was known by. */
    forgetCookies: () => jar.clear(),
    signIn: (email: string, password: string) => send(identity.login, { email, password }),
    ask: (email: string, more?: Record<string, string>) => send(identity.forgotPassword, { email }, more),
    verify: (code: string) => send(identity.verifyCode, { code }),
    reset: (password = NEW_PASSWORD, confirmation = password) => send(identity.resetPassword, { password, confirmation }),
  }
}
/** The code of the newest of so many mails to this address. */
export const mailedCode = (w: World, to: string, mails = 1): Promise<string> =>
  w.eventually(() => {
    const letters = w.mailbox.letters().filter((letter) => letter.to === to)
    expect(letters.length).toBe(mails)
    return /^\d{6}$/m.exec(letters[0]!.text)![0]
  })
