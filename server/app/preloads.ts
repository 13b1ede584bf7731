import { moduleEntries, type ModuleEntry } from '@diwan/contract/releases/registry'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { patternOf, screensOf, type Area } from './screens.ts'

/** What the build says of one file: what it imports by their keys, and its styles. */
interface Built {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

export interface Arrival {
  readonly asked: string
  readonly language: 'ar' | 'en'
  /** Brings a session, whatever becomes of it. */
  readonly signedIn: boolean
}

const SCREEN = /^routes(?:\/_portal)?(\/.+?)(?:\/index)?\.tsx\?tsr-split=component$/
/** Stands for all screens of an area that are not built. */
const COMING = /^\/(user|admin)\/\$$/
const LOGIN = '/access/login'
/** The frame around the screens of a signed-in person. */
const FRAME = 'routes/_portal/route.tsx?tsr-split=component'

/**
 * The files that a first visit of an address comes to need, as links of its page: without them each file is asked for only when the one
 * before has run, four times a journey to the server. Without what the page asks for anyway, and as it will be asked for: else it
 * would come twice. Nothing where the web was built without its list of files.
 */
export async function readPreloads(dist: string, html: string): Promise<(arrival: Arrival) => string> {
  const list = path.join(dist, '.vite/manifest.json')
  if (!existsSync(list)) return () => ''
  const built = JSON.parse(await readFile(list, 'utf8')) as Readonly<Record<string, Built | undefined>>
  const routes = Object.keys(built).flatMap((key) => {
    const route = SCREEN.exec(key)?.[1]
    return route === undefined || key === FRAME ? [] : [{ key, route }]
  })
  const screens = routes
    .flatMap(({ key, route }) => {
      const coming = COMING.exec(route)?.[1]
      const patterns = coming === undefined ? [patternOf(route)] : screensOf(coming as Area).map(patternOf)
      return patterns.map((pattern) => ({ key, pattern, inFrame: key.includes('/_portal/'), isComing: coming !== undefined }))
    })
    .toSorted((one, other) => Number(one.isComing) - Number(other.isComing)) // a screen of its own comes first
  const closure = (key: string, found = new Set<string>()): Set<string> => {
    if (built[key] && !found.has(key)) {
      found.add(key)
      for (const one of built[key].imports ?? []) closure(one, found)
    }
    return found
  }

  return ({ asked, language, signedIn }) => {
    const screenOf = (address: string) => screens.find(({ pattern }) => pattern.test(address))
    const shut = screenOf(asked)?.inFrame && !signedIn // the guard leads to the login
    const address = shut ? LOGIN : asked
    const screen = screenOf(address)
    if (!screen) return ''
    const words = ['kit', 'shell', screen.isComing ? 'releases' : wordsOf(address)].map(
      (name) => `../contract/${name}/words.${language}.ts`,
    )
    const keys = [...words, ...(screen.inFrame ? [FRAME] : []), screen.key].flatMap((key) => [...closure(key)])
    const files = [...new Set(keys)].map((key) => built[key]!)
    const isNew = (file: string): boolean => !html.includes(`/${file}"`)
    const links = [
      ...files.filter(({ file }) => isNew(file)).map(({ file }) => `<link rel="modulepreload" href="/${file}">`),
      ...files.flatMap(({ css = [] }) =>
        css.filter(isNew).map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
      ),
    ]
    return [...new Set(links)].join('')
  }
}

/** The dictionary of a screen's own module, where it has one. */
function wordsOf(address: string): string {
  if (address.startsWith('/access')) return 'identity'
  const [, area, ...rest] = address.split('/')
  const inside = rest.join('/')
  const isOf = ({ user, admin, outside }: ModuleEntry): boolean | undefined =>
    area === 'user' || area === 'admin'
      ? { user, admin }[area]?.includes(inside)
      : outside?.some((screen) => patternOf(screen).test(address))
  const entry = moduleEntries.find(isOf)
  return entry?.folder ?? 'kit'
}
