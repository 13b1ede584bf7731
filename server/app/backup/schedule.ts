import { lastDaily } from '@diwan/core/working-calendar'
import type { BackupFailure } from '@diwan/contract/settings/vocabulary'
import { access, constants, mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { isBackupRunning } from '../../kit/backup/running.ts'
import type { Home } from '../../kit/platform/home.ts'
import type { BackupSettings, Settings } from '../../kit/platform/settings.ts'
import type { Portal } from '../../kit/portal.ts'
import { claimBackup, forgetOldBackups, readOrganisation, settleBackup } from '../../modules/settings/public.ts'
import { StartError } from '../start-error.ts'
import { backUp } from './back-up.ts'
import { connected } from './source.ts'

interface Schedule {
  /** Makes the back-up that is due, unless this or another process has. Comes back before it is made. */
  wake(): Promise<void>
  /** What is being made is left; the next start makes it again. */
  stop(): Promise<void>
}

interface Scheduled extends BackupSettings {
  readonly databaseUrl: string
  readonly passphrase?: string | undefined
  /** `demo-accounts.json` of the home. */
  readonly accounts: string
}

/** A place nobody can write to is told at start, not at two in the night. */
async function demandFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK)
  } catch (error) {
    throw new StartError(`BACKUP_FOLDER cannot be written: ${(error as Error).message}.`)
  }
}

interface Standing {
  readonly portal: Portal
  readonly home: Pick<Home, 'path'>
  readonly databaseUrl: string
}

/** Of the process that works, where a folder is named. */
export async function scheduleFor(
  { backup, backupPassphrase: passphrase, roles }: Settings,
  { portal, home, databaseUrl }: Standing,
) {
  if (!backup || !roles.has('worker')) return undefined
  await demandFolder(backup.folder)
  return backupSchedule(portal, { ...backup, passphrase, databaseUrl, accounts: home.path('demo-accounts.json') })
}

const REMEMBERED_DAYS = 400

export function backupSchedule(portal: Portal, { folder, at, keep, databaseUrl, accounts, passphrase }: Scheduled): Schedule {
  const { db, clock, log, storage } = portal
  const stopping = new AbortController()
  let making: Promise<void> | undefined

  const make = async (organisationId: string, due: Date): Promise<void> => {
    const { client, close } = await connected(databaseUrl)
    try {
      const stamp = clock.now().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
      const file = path.join(folder, `${prefixOf(organisationId)}${stamp}.diwan`)
      const say = (line: string): void => log.debug({ backup: line }, 'the scheduled back-up')
      const { bytes, contents } = await backUp({ client, storage, accounts, file, passphrase, say, signal: stopping.signal })
      await settleBackup(db, due, clock.now(), { bytes })
      log.info({ file, bytes }, 'the scheduled back-up was made')
      if (contents.damagedFiles.length > 0)
        log.error({ files: contents.damagedFiles.slice(0, 20) }, 'bytes of files were lost or changed before the back-up')
      await removeOld(folder, prefixOf(organisationId), keep).catch((error: unknown) =>
        log.error({ err: error }, 'old back-ups could not be removed'),
      )
    } finally {
      await close()
    }
  }

  const fail = async (error: unknown, due: Date): Promise<void> => {
    if (stopping.signal.aborted) return
    log.error({ err: error }, 'the scheduled back-up failed')
    await settleBackup(db, due, clock.now(), { failure: failureOf(error) })
  }

  return {
    async wake() {
      const organisation = await readOrganisation(db)
      if (!organisation || making || stopping.signal.aborted || (await isBackupRunning(db))) return
      const now = clock.now()
      const due = new Date(lastDaily(organisation.zone, at, Math.floor(now.getTime() / 1000)) * 1000)
      if (!(await claimBackup(db, due, now))) return
      await forgetOldBackups(db, new Date(now.getTime() - REMEMBERED_DAYS * 86_400_000))
      making = make(organisation.id, due)
        .catch((error: unknown) => fail(error, due))
        .catch((error: unknown) => log.error({ err: error }, 'the scheduled back-up failed'))
        .finally(() => (making = undefined))
    },
    async stop() {
      stopping.abort()
      await making
    },
  }
}

/** Its organisation stands in the name: two portals may share a folder. */
const prefixOf = (organisationId: string): string => `diwan-${organisationId.slice(-8)}-`

/** Ours alone, by the whole name; also what a killed process left half written. */
async function removeOld(folder: string, prefix: string, keep: number): Promise<void> {
  const ours = (await readdir(folder)).filter(
    (name) => name.startsWith(prefix) && /^\d{8}-\d{6}\.diwan/.test(name.slice(prefix.length)),
  )
  const whole = ours.filter((name) => name.endsWith('.diwan')).toSorted((a, b) => (a < b ? 1 : -1))
  const half = ours.filter((name) => /\.diwan\.(part|list)$/.test(name))
  for (const name of [...whole.slice(keep), ...half]) await rm(path.join(folder, name), { force: true })
}

const NO_FOLDER = ['EACCES', 'EPERM', 'ENOENT', 'ENOTDIR', 'EROFS']

function failureOf(error: unknown): BackupFailure {
  const { code = '', cause, $metadata } = error as { code?: string; cause?: { code?: string }; $metadata?: unknown }
  if ($metadata) return 'storage'
  const reason = cause?.code ?? code
  if (reason === 'ENOSPC' || reason === 'EDQUOT') return 'disk_full'
  return NO_FOLDER.includes(reason) ? 'folder' : 'unknown'
}
