import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Fast shutdown, then the impatient one: it loses nothing either, the next start replays the log. */
const patienceMs = 10_000

/**
 * A portal killed with -9 leaves its postmaster alive. We stop it rather than adopt it: its settings may be those of an
 * older release, its sessions may hold locks, and nobody would see its exit. The home's lock makes sure it is nobody's.
 */
export async function stopLeftover(dataFolder: string): Promise<void> {
  const pid = recordedPid(dataFolder)
  if (pid === undefined) return
  const alive = () => isPostmasterOf(dataFolder, pid)
  if (alive()) await stopProcess(pid, alive)
  // A zombie or a stranger that was given the same pid (usual in containers) would make PostgreSQL refuse for ever.
  // Living back-ends are still safe: PostgreSQL sees their shared memory and refuses until they are gone.
  fs.rmSync(`${dataFolder}/postmaster.pid`, { force: true })
}

export async function stopProcess(pid: number, alive: () => boolean): Promise<void> {
  signal(pid, 'SIGINT')
  const impatient = Date.now() + patienceMs
  let quitting = false
  while (alive()) {
    if (!quitting && Date.now() > impatient) {
      signal(pid, 'SIGQUIT')
      quitting = true
    }
    await sleep(5)
  }
}

/** The first line of postmaster.pid, the only one to trust. */
export function recordedPid(dataFolder: string): number | undefined {
  try {
    const pid = Number.parseInt(fs.readFileSync(`${dataFolder}/postmaster.pid`, 'utf8'), 10)
    return pid > 1 ? pid : undefined
  } catch {
    return undefined
  }
}

/** A postmaster works inside its data folder; a zombie works nowhere. */
function isPostmasterOf(dataFolder: string, pid: number): boolean {
  try {
    if (process.platform === 'linux') {
      const isPostgres = fs.readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')
      return isPostgres && fs.readlinkSync(`/proc/${pid}/cwd`) === fs.realpathSync(dataFolder)
    }
    if (process.platform === 'win32') return process.kill(pid, 0)
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).includes(dataFolder)
  } catch {
    return false
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
