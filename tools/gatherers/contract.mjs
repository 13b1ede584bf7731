import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { MENU_GROUPS } from '../../contract/kit/manifest.ts'
import { isLower } from '../structure/tiers.ts'
import { refuseSharedNames } from './manifests/claims.mjs'
import { namesIn, rightsIn, widgetsIn } from './manifests/words.mjs'

const BANNER = '// Written by tools/gather.mjs from every contract/<module>/module.ts.'

/** What `contract/` reads of all modules. Plain data, each fact in a file of its own: a screen loads what it asks for. */
export async function gather(root) {
  const folders = foldersIn(join(root, 'contract'))
  const modules = await Promise.all(
    folders
      .filter((folder) => existsSync(join(root, 'contract', folder, 'module.ts')))
      .map(async (folder) => ({ folder, ...(await manifestOf(join(root, 'contract', folder, 'module.ts'))) })),
  )
  refuseSharedNames(modules)
  const keys = keysOf(modules)
  const file = (name, text) => ({ path: `contract/gathered/${name}.gen.ts`, text: `${BANNER}\n${text}\n` })
  const data = (name, value) => file(name, `export const ${name} = ${JSON.stringify(value, null, 2)} as const`)
  return [
    data('keys', keys.map(entryOf)),
    data('menus', { admin: menuOf(keys, 'admin'), user: menuOf(keys, 'user') }),
    data('flags', flagsOf(modules, keys)),
    file(
      'changed-defaults',
      `import type { ChangedDefault } from '../kit/manifest.ts'\n\nexport const changedDefaults: readonly ChangedDefault[] = ${JSON.stringify(
        modules.flatMap(({ changedDefaults = [] }) => changedDefaults),
        null,
        2,
      )}`,
    ),
    data('errors', Object.assign({}, ...modules.map(({ errors }) => errors))),
    data(
      'drafts',
      modules.flatMap(({ drafts = [] }) => drafts),
    ),
    data('audiences', Object.assign({}, ...modules.map(({ audiences }) => audiences))),
    file('endpoints', endpointsIn(root, folders)),
    ...['en', 'ar'].flatMap((language) => [
      file(`names.${language}`, wordsText(language, namesIn(root, modules, keys, language))),
      file(`rights.${language}`, wordsText(language, rightsIn(root, modules, keys, language))),
      file(`widgets.${language}`, wordsText(language, widgetsIn(root, modules, language))),
    ]),
  ]
}

/** Lower tiers first, domains by name. */
function foldersIn(contract) {
  return readdirSync(contract, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['gathered', 'kit', 'node_modules'].includes(entry.name))
    .map(({ name }) => name)
    .toSorted((one, other) => (isLower(one, other) ? -1 : isLower(other, one) ? 1 : one < other ? -1 : 1))
}

/** Read again when it changed, by a process that goes on (`npm run dev`). */
async function manifestOf(file) {
  const { manifest } = await import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}.ts`)
  if (!manifest) throw new Error(`${file} exports no manifest.`)
  return withKinds(manifest)
}

/** Adds what follows from the declared kinds of record: their audiences, and those that search shows. */
function withKinds({ kinds = [], audiences = {}, found = [], ...manifest }) {
  return {
    ...manifest,
    audiences: { ...Object.fromEntries(kinds.map((kind) => [kind.name, kind.audiences])), ...audiences },
    found: [...kinds.filter((kind) => kind.found).map(({ name }) => name), ...found],
  }
}

const byOrder = (one, other) => one.order - other.order || (one.key < other.key ? -1 : 1)

const keysOf = (modules) =>
  modules
    .flatMap(({ folder, keys = {} }) => Object.entries(keys).map(([key, entry]) => ({ key, folder, ...entry })))
    .toSorted(byOrder)

/** As the registry has it: without its places in menus. */
function entryOf({ order: _order, menu: _menu, ...entry }) {
  return entry
}

const menuOf = (keys, area) =>
  MENU_GROUPS.map((name) => ({
    name,
    entries: keys
      .flatMap(({ key: module, menu }) => (menu?.[area] ?? []).map((place) => ({ ...place, module })))
      .filter(({ group }) => group === name)
      .toSorted(byOrder)
      .map(({ key, to, module, order, first, go, also }) => ({
        key,
        to,
        module,
        order,
        ...(first && { first }),
        ...(go && { go }),
        ...(also && { also }),
      })),
  })).filter(({ entries }) => entries.length > 0)

const moduleOf = (flag) => flag.slice(0, flag.indexOf('.'))

/** In the order of the keys, then what belongs to none. */
function flagsOf(modules, keys) {
  const places = keys.map(({ key }) => key)
  const placeOf = ([name]) => (places.includes(moduleOf(name)) ? places.indexOf(moduleOf(name)) : places.length)
  const all = modules.flatMap(({ flags = {} }) => Object.entries(flags)).toSorted((one, other) => placeOf(one) - placeOf(other))
  return Object.fromEntries(
    all.map(([name, { offers, cells, reserved, ownersOnly, personal }]) => [
      name,
      {
        offers,
        cells: Array.isArray(cells) ? cells : Array(6).fill(cells),
        ...(reserved && { reserved }),
        ...(ownersOnly && { ownersOnly }),
        ...(personal && { personal }),
      },
    ]),
  )
}

/** Each group of `contract/<module>/endpoints.ts`, or of the files in `endpoints/`. */
function endpointsIn(root, folders) {
  const groups = folders.flatMap((folder) => {
    const inside = join(root, 'contract', folder, 'endpoints')
    const files = existsSync(inside)
      ? readdirSync(inside).map((name) => `${folder}/endpoints/${name}`)
      : [`${folder}/endpoints.ts`]
    return files.toSorted().flatMap((path) => groupsOf(root, path))
  })
  return [
    "import type { Endpoint } from '../kit/endpoint.ts'",
    ...groups.map(({ path, name }, place) => `import { ${name} as group${place} } from '../${path}'`),
    '',
    // said, because the inferred type of twenty modules is longer than the compiler writes
    `export const groups: readonly Readonly<Record<string, Endpoint>>[] = [${groups.map((_, place) => `group${place}`).join(', ')}]`,
  ].join('\n')
}

function groupsOf(root, path) {
  const file = join(root, 'contract', path)
  if (!existsSync(file) || path.endsWith('.test.ts')) return []
  return [...readFileSync(file, 'utf8').matchAll(/^export const (\w+) = \{/gm)].map(([, name]) => ({ path, name }))
}

const wordsText = (language, words) => `export const ${language} = ${JSON.stringify(words, null, 2)}`
