import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { HomeError } from './home-error.ts'

const busy = 5 // SQLITE_BUSY

export interface HomeLock {
  release(): void
}

/**
 * Takes the folder for this process. The lock is the kernel's, on `lock`, held through SQLite because Node has no flock:
 * it ends with the process however that dies, and no pid of another container or an earlier boot can be mistaken for ours.
 * `lock.json` (pid, start time) only shows people which process has it.
 */
export function lockHome(root: string): HomeLock {
  const file = path.join(root, 'lock')
  const holder = path.join(root, 'lock.json')
  fs.closeSync(fs.openSync(file, 'a', 0o600))
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== busy) throw error
    throw new HomeError(
      `The data folder ${root} is in use by another portal (${describe(holder)}): stop it, or set another DIWAN_HOME.`,
    )
  }
  fs.writeFileSync(holder, JSON.stringify({ pid: process.pid, started: new Date().toISOString() }), { mode: 0o600 })

  return {
    release() {
      if (!lock.isOpen) return
      fs.rmSync(holder, { force: true })
      lock.close()
    },
  }
}

function describe(holder: string): string {
  try {
    const { pid, started } = JSON.parse(fs.readFileSync(holder, 'utf8')) as { pid: number; started: string }
    return `process ${pid}, since ${started}`
  } catch {
    return 'just starting'
  }
}
