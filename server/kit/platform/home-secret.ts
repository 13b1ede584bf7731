import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { HomeError } from './home-error.ts'
import { isPrivate, writePrivate } from './private-files.ts'

/** The 256-bit secret kept in this file; made at the first asking and the same ever after. */
export function readOrMakeSecret(file: string): string {
  if (!fs.existsSync(file)) writePrivate(file, randomBytes(32).toString('base64url'))
  if (!isPrivate(file))
    throw new HomeError(`The secret ${file} can be read by others: chmod 600 it, or delete it to get a new one.`)

  const secret = fs.readFileSync(file, 'utf8').trim()
  if (isGuessable(secret)) throw new HomeError(`The secret ${file} is too short or well known: delete it to get a new one.`)
  return secret
}

/** 256 random bits are 43 letters of some thirty kinds; words out of examples are what people paste instead. */
function isGuessable(secret: string): boolean {
  return secret.length < 43 || new Set(secret).size < 16 || /change.?me|secret|passw|example|default/i.test(secret)
}
