import { emailKey } from '@diwan/core/email'
import { domainToUnicode } from 'node:url'

/** The lower-case spellings under which one address may be stored: a host in Arabic, and its `xn--` form. */
export function emailForms(email: string): string[] {
  const key = emailKey(email)
  const at = key.lastIndexOf('@')
  return [...new Set([email.toLowerCase(), key, `${key.slice(0, at + 1)}${domainToUnicode(key.slice(at + 1))}`])]
}
