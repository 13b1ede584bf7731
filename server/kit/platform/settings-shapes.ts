import { isEmail } from '@diwan/core/identifiers'
import { isIP } from 'node:net'
import { z } from 'zod'

/** The kinds of values settings have; each says its mistake in words that follow the setting's name. */

export type Role = 'web' | 'worker'
const roles: readonly Role[] = ['web', 'worker']

export const LogLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
  error: 'must be one of fatal, error, warn, info, debug, trace, silent',
})
export type LogLevel = z.infer<typeof LogLevel>

const noPort = 'must be a port number from 1 to 65535'
export const Port = z
  .string()
  .regex(/^\d{1,5}$/, { error: noPort, abort: true })
  .transform(Number)
  .refine((port) => port >= 1 && port <= 65_535, noPort)

export const HostName = z.string().regex(/^[^\s/]+$/, 'must be a host name or an IP address, without http:// and path')

export const Roles = z.string().transform((text, context) => {
  const named = text.split(',').map((word) => word.trim())
  if (named.every((word) => ['all', ...roles].includes(word))) {
    return new Set(roles.filter((role) => named.includes(role) || named.includes('all')))
  }
  context.addIssue('must be all, web or worker (a comma between several)')
  return z.NEVER
})

export const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of the day like 02:00')

/** Guessing goes on for ever on a file that was carried away. */
export const Passphrase = z.string().trim().min(20, 'must have at least 20 signs')

export const Keep = z
  .string()
  .regex(/^\d{1,4}$/, { error: 'must be a number from 1 to 9999', abort: true })
  .transform(Number)
  .refine((count) => count >= 1, 'must be a number from 1 to 9999')

export const Seconds = z
  .string()
  .regex(/^\d{1,3}$/, { error: 'must be a number of seconds from 0 to 300', abort: true })
  .transform(Number)
  .refine((seconds) => seconds <= 300, 'must be a number of seconds from 0 to 300')

export const S3Bucket = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens')

export const S3Region = z.string().regex(/^[a-z0-9-]+$/, 'must be a region like us-east-1')

/** `noreply@example.com`, or the same behind a name: `Diwan <noreply@example.com>`. */
export const Sender = z
  .string()
  .trim()
  .refine(
    (text) => isEmail(/^[^<>"\p{Cc}]*<([^<>]*)>$/u.exec(text)?.[1] ?? text),
    'must be an e-mail address, or a name and <address>',
  )

/** IP addresses and networks (10.0.0.0/8), a comma between several. */
export const Addresses = z.string().transform((text, context) => {
  const named = text.split(',').map((word) => word.trim())
  if (named.every(isNetwork)) return named
  context.addIssue('must be IP addresses or networks like 10.0.0.0/8 (a comma between several)')
  return z.NEVER
})

/** Host names or IP addresses, each perhaps with a port, a comma between several. */
export const Hosts = z.string().transform((text, context) => {
  const named = text.split(',').map((word) => word.trim().toLowerCase())
  if (named.every((word) => /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(:\d{1,5})?$/.test(word))) return named
  context.addIssue('must be host names, each perhaps with :port (a comma between several)')
  return z.NEVER
})

function isNetwork(text: string): boolean {
  const [ip = '', length, ...rest] = text.split('/')
  if (isIP(ip) === 0 || rest.length > 0) return false
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (isIP(ip) === 4 ? 32 : 128))
}

/** An address with one of these protocols, without the trailing slash that would double in `${url}/path`. */
export function address(...protocols: string[]) {
  const mistake = `must be an address that starts with ${protocols.map((name) => `${name}://`).join(' or ')}`
  return z
    .string()
    .refine((text) => URL.canParse(text) && protocols.some((name) => text.toLowerCase().startsWith(`${name}://`)), mistake)
    .transform((text) => text.replace(/\/+$/, ''))
}

/** What follows the host is the number of a database. */
export const RedisAddress = address('redis', 'rediss').refine(
  (text) => !URL.canParse(text) || /^(\/\d{1,4})?$/.test(new URL(text).pathname),
  'must end with the number of a database, or with nothing behind the host',
)

/** Cookies, the Origin check and the content policy know origins only: a path behind it would be silently lost. */
export function origin(...protocols: string[]) {
  return address(...protocols)
    .transform((text) => new URL(text))
    .refine((url) => isBare(url), 'must hold nothing but protocol, host and port')
    .transform((url) => `${url.protocol}//${url.host}`)
}

function isBare({ pathname, search, hash, username, password }: URL): boolean {
  return ['', '/'].includes(pathname) && `${search}${hash}${username}${password}` === ''
}
