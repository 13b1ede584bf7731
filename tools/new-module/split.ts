import type { Coming } from './coming.ts'

/** What each key of a module has a file of its own of. */
const split = 'endpoints|schemas|vocabulary|access|queries|presenter|service|routes|proof|api'
const inSplit = new RegExp(`/(${split})\\.tsx?$`)

/** `schedule/access.ts` is `schedule/access/permissions.ts` where each key of the module has one. */
export const placeIn = (file: string, { topic }: Coming): string =>
  file.replace(inSplit, (whole, name: string) => `/${name}/${topic}${whole.slice(name.length + 1)}`)

/** What a file imports, from where it stands now. */
export function importsIn(file: string, text: string, { folder, topic }: Coming): string {
  const up = inSplit.test(file) ? '../' : ''
  return text
    .replaceAll(new RegExp(`from '@diwan/contract/${folder}/(${split})'`, 'g'), `from '@diwan/contract/${folder}/$1/${topic}'`)
    .replaceAll(new RegExp(`from '\\./(${split})\\.ts'`, 'g'), `from './$1/${topic}.ts'`)
    .replaceAll(/from '(\.[^']*)'/g, (_, to: string) => `from '${up ? `${up}${to.replace(/^\.\//, '')}` : to}'`)
}
