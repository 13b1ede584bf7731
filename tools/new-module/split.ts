import path from 'node:path'
import type { Names } from './names.ts'

/** What each key of a module has a file, or a folder, of its own of. */
const server = 'kind|access|queries|presenter|service|routes|seed|proof'
const contract = 'kind|endpoints|schemas|list|events'
const owned = (folder: string): RegExp =>
  new RegExp(
    `^(contract/${folder}/(?:${contract})|server/modules/${folder}/(?:${server})|web/modules/${folder}/(?:api|live))(?=\\.ts$|/)`,
  )

/**
 * `schedule/access.ts` is `schedule/access/permissions.ts` where each key of the module has one, and `queries/list.ts` is
 * `queries/permissions/list.ts`.
 */
export function placeIn(file: string, { folder, topic, shared }: Names): string {
  if (!shared) return file
  const live = `web/modules/${folder}/live`
  return file === `${live}.ts` ? `${live}/${topic}-live.ts` : file.replace(owned(folder), `$1/${topic}`)
}

/** What a file imports, from where both are now. */
export function importsIn(file: string, text: string, names: Names): string {
  if (!names.shared) return text
  const at = path.posix.dirname(placeIn(file, names))
  const before = path.posix.dirname(file)
  return text
    .replaceAll(
      /from '@diwan\/(contract\/[^']+)'/g,
      (_, to: string) => `from '@diwan/${placeIn(`${to}.ts`, names).slice(0, -3)}'`,
    )
    .replaceAll(/(from|import\() ?'(\.[^']*)'/g, (_, word: string, to: string) => {
      const now = path.posix.relative(at, placeIn(path.posix.join(before, to), names))
      return `${word}${word === 'from' ? ' ' : ''}'${now.startsWith('.') ? now : `./${now}`}'`
    })
}
