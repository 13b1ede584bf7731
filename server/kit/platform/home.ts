import fs from 'node:fs'
import path from 'node:path'
import { HomeError } from './home-error.ts'
import { lockHome } from './home-lock.ts'
import { readOrMakeSecret } from './home-secret.ts'
import { isPrivate, writePrivate } from './private-files.ts'

/** The portal's private folder: its database, files and secrets. Never shared by two portals. */
export interface Home {
  path(name: string): string
  secret(name: string): string
  writePrivate(name: string, text: string): void
  close(): void
}

export async function openHome(folder: string): Promise<Home> {
  const root = path.resolve(folder)
  makePrivateFolder(root)
  const lock = lockHome(root)

  return {
    path: (name) => inside(root, name),
    secret: (name) => readOrMakeSecret(inside(root, path.join('secrets', secretName(name)))),
    writePrivate: (name, text) => writePrivate(inside(root, name), text),
    close: () => lock.release(),
  }
}

/** Refuses a folder in use for something else: DIWAN_HOME=/tmp must not close /tmp to everybody. */
function makePrivateFolder(root: string): void {
  try {
    fs.mkdirSync(root, { recursive: true, mode: 0o700 })
    if (isPrivate(root)) return
    const names = fs.readdirSync(root).filter((name) => name !== 'lost+found')
    if (names.length > 0 && !names.includes('lock')) {
      throw new HomeError(`${root} holds other files and is open to others: choose an empty folder as DIWAN_HOME.`)
    }
    fs.chmodSync(root, 0o700)
  } catch (error) {
    if (error instanceof HomeError) throw error
    throw new HomeError(`The data folder ${root} cannot be used: ${(error as Error).message}`, { cause: error })
  }
}

function inside(root: string, name: string): string {
  const full = path.resolve(root, name)
  if (full.startsWith(root + path.sep)) return full
  throw new Error(`"${name}" leads out of the data folder`)
}

function secretName(name: string): string {
  if (/^[a-z][a-z0-9-]*$/.test(name)) return name
  throw new Error(`"${name}" is no name for a secret`)
}
