import { spawnSync } from 'node:child_process'
import { PostgresError } from './postgres-error.ts'

/** A program and its arguments, as spawn wants them. */
export type Command = readonly [program: string, args: readonly string[]]

const unshare = ['--user', '--map-user=1000', '--map-group=1000']

/**
 * PostgreSQL refuses to run as root. In a user namespace of its own it believes to be user 1000 while its files stay
 * root's, so it works even inside a 0700 folder. unshare execs: the pid we spawn is the postmaster's.
 */
export function asOrdinaryUser([program, args]: Command): Command {
  if (process.getuid?.() !== 0) return [program, args]
  return ['unshare', [...unshare, program, ...args]]
}

/** Tries it once, because two things may be in the way: namespaces forbidden, or a folder that is not root's own. */
export function demandRunnable(binary: string): void {
  const [program, args] = asOrdinaryUser([binary, ['--version']])
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  if (status === 0) return
  const reason = (error?.message ?? stderr).trim()
  const asRoot = 'It refuses to run as root: start the portal as an ordinary user who owns its folders, or set DATABASE_URL.'
  throw new PostgresError(`PostgreSQL cannot run here (${reason}). ${program === 'unshare' ? asRoot : 'Set DATABASE_URL.'}`)
}
