import { randomUUID } from 'node:crypto'
import type { RawRequest } from './wire.ts'

const inHex = (letter: string): string => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`

/** The same call, written otherwise: each reaches the same endpoint. */
export const spellings: Readonly<Record<string, (said: RawRequest) => RawRequest>> = {
  'as it is': (said) => said,
  'one letter percent-encoded': (said) => ({ ...said, target: said.target.replace(/[a-z]/, inHex) }),
  'all letters percent-encoded': (said) => ({ ...said, target: said.target.replace(/[a-z]/gi, inHex) }),
  'absolute form': (said) => ({ ...said, target: `http://diwan.test${said.target}` }),
  'absolute form of another host, percent-encoded': (said) => ({
    ...said,
    target: `http://other.example${said.target.replace(/[a-z]/, inHex)}`,
  }),
  'HTTP/1.0': (said) => ({ ...said, version: '1.0' }),
  'a query nobody reads': (said) => ({ ...said, target: `${said.target}?n=${randomUUID()}` }),
  'a method that overrides': (said) => ({ ...said, headers: { ...said.headers, 'x-http-method-override': 'GET' } }),
  HEAD: (said) => (said.method === 'GET' ? { ...said, method: 'HEAD' } : said),
}

/** What brings no rights, whatever it says; each must count for its address. */
export const inventions: Readonly<Record<string, () => Readonly<Record<string, string>>>> = {
  nothing: () => ({}),
  'an invented cookie': () => ({ cookie: `diwan_session=${randomUUID()}` }),
  'an invented cookie of https': () => ({ cookie: `__Host-diwan_session=${randomUUID()}` }),
  'Authorization: Basic': () => ({ authorization: `Basic ${btoa(randomUUID())}` }),
  'Authorization: Digest': () => ({ authorization: `Digest username="${randomUUID()}"` }),
  'Authorization without a scheme': () => ({ authorization: randomUUID() }),
  'an invented token': () => ({ authorization: `Bearer diwan_${randomUUID()}` }),
}

/** Other addresses: they reach no endpoint, and so need no limit of one. */
export const strangeSpellings: readonly ((target: string) => string)[] = [
  (target) => target.toUpperCase(),
  (target) => `/${target}`,
  (target) => target.replace(/\/(?=[^/]*$)/, '//'),
  (target) => `${target}/`,
  (target) => `/.${target}`,
]
