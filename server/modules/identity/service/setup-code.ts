import { randomInt, timingSafeEqual } from 'node:crypto'

/** No letters that look alike when read off a terminal. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

let code: string | undefined

/** Made once per process, shown in the terminal, never stored: its reader runs the portal. */
export function setupCode(): string {
  code ??= Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)])
    .join('')
    .replace(/(....)(?=.)/g, '$1-')
  return code
}

export function isSetupCode(given: string): boolean {
  const right = Buffer.from(setupCode())
  const asked = Buffer.from(given.toUpperCase())
  return asked.length === right.length && timingSafeEqual(asked, right)
}
