import { readFileSync, rmSync } from 'node:fs'
import type { Home } from '../../kit/platform/home.ts'
import { StartError } from '../start-error.ts'

/** Lies in a home from the first change of a restore to its last. */
const MARK = 'restoring.json'

interface Mark {
  readonly file: string
  /** The database and the place of the files it was meant for. */
  readonly into: string
}

export const markRestoring = (home: Home, mark: Mark): void => home.writePrivate(MARK, `${JSON.stringify(mark)}\n`)

export const unmarkRestoring = (home: Home): void => rmSync(home.path(MARK), { force: true })

/** What a restore that did not come to its end was about to do. */
export function unfinishedRestore(home: Pick<Home, 'path'>): Mark | undefined {
  try {
    return JSON.parse(readFileSync(home.path(MARK), 'utf8')) as Mark
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Half an organisation must never be opened. */
export function demandWhole(home: Pick<Home, 'path'>): void {
  const { file } = unfinishedRestore(home) ?? {}
  if (file === undefined) return
  throw new StartError(
    `A restore of ${file} into this home did not come to its end. ` +
      `Run it again, it starts over (npm run restore -- ${file}), or choose another DIWAN_HOME.`,
  )
}
