import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** Whole or not at all, readable by us only: a crash leaves the old text. */
export function writePrivate(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomBytes(6).toString('hex')}.draft`
  try {
    fs.writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true })
    fs.renameSync(draft, file)
  } catch (error) {
    fs.rmSync(draft, { force: true })
    throw error
  }
}

/** Windows keeps no such modes; there the folder of the person protects. */
export function isPrivate(file: string): boolean {
  return process.platform === 'win32' || (fs.statSync(file).mode & 0o077) === 0
}
