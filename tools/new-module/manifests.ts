import { OWN, type Names, type Options } from './names.ts'
import { wordsOf } from './words.ts'

/** A manifest or dictionary that announces a key, with what opening it adds; any other file as it is. */
export function opened(file: string, text: string, names: Names, options: Options): string {
  const { folder } = names
  switch (file) {
    case `contract/${folder}/module.ts`:
      return contractManifest(text, names)
    case `contract/${folder}/words.en.ts`:
      return withWords(text, wordsOf(names, 'en', nameIn(text, names), options))
    case `contract/${folder}/words.ar.ts`:
      return withWords(text, wordsOf(names, 'ar', nameIn(text, names), options))
    case `web/modules/${folder}/module.ts`:
      return webManifest(text, names)
    default:
      return text
  }
}

const nameIn = (text: string, { key, title }: Names): string => new RegExp(`\\n  name_${key}: '([^']*)'`).exec(text)?.[1] ?? title

function contractManifest(text: string, { key, one, missing, shared, topic }: Names): string {
  const released = replaced(text, new RegExp(`(\\n    ${key}: \\{[^]*?status: )'COMING_SOON'`), "$1'BETA'")
  const flags = missing.map((flag) => `\n    '${key}.${flag}': { offers: '${OWN.offers}', cells: '${OWN.cells}' },`).join('')
  const withFlags = flags ? replaced(released, /(\n {2}flags: \{\n[^]*?)(\n {2}\},)/, `$1${flags}$2`) : released
  const imported = `import { ${one}Kind } from './kind${shared ? `/${topic}` : ''}.ts'`
  const withImport = replaced(withFlags, /((?:^|\n)import [^\n]*)(?![^]*\nimport )/, `$1\n${imported}`)
  return property(withImport, 'kinds', '[]', `${one}Kind`)
}

function webManifest(text: string, { key, kind, addresses }: Names): string {
  const screens = addresses.map((address) => `'/${address}'`)
  const drawn = replaced(text, new RegExp(`(\\n    ${key}: \\{ icon: (\\w+))`), `$1, screens: [${screens.join(', ')}]`)
  const [, icon = ''] = new RegExp(`\\n    ${key}: \\{ icon: (\\w+)`).exec(text) ?? []
  return property(drawn, 'found', '{}', `${kind}: { icon: ${icon}, order: 100, flag: ['${key}', 'view'] }`)
}

/** Adds an entry to a property of a manifest, which is made where it is missing. */
function property(text: string, name: string, empty: '{}' | '[]', entry: string): string {
  const [open = '', close = ''] = empty
  const there = new RegExp(`(\\n  ${name}: \\${open})([^]*?)(,?\\s*)(\\${close},?\\n)`)
  if (there.test(text)) return text.replace(there, `$1$2, ${entry} $4`)
  return replaced(text, /\n\}( as const[^\n]*)?\s*$/, `\n  ${name}: ${open}${entry}${close},\n}$1\n`)
}

/** The server manifest of a module with several keys: each adds its own to every list. */
export function joined(before: string | undefined, text: string): string {
  if (before === undefined) return text
  const known = new Set(before.split('\n'))
  const imports = text.split('\n').filter((line) => line.startsWith('import ') && !known.has(line))
  const entries = [...text.matchAll(/\n {2}(routes|kinds): \[(.*)\],/g)]
  const calls = [...text.matchAll(/\n {2}(seed): async [^\n]*\n( {4}[^\n]*)/g)]
  const listed = entries.reduce(
    (all, [, name = '', entry = '']) => replaced(all, new RegExp(`(\\n {2}${name}: \\[[^\\]]*?),?\\s*\\]`), `$1, ${entry}]`),
    `${imports.join('\n')}\n${before}`,
  )
  return calls.reduce(
    (all, [, name = '', call = '']) => replaced(all, new RegExp(`(\\n {2}${name}: async [^]*?)(\\n {2}\\})`), `$1\n${call}$2`),
    listed,
  )
}

/** Words that the module has already stay as they are. */
function withWords(text: string, words: Readonly<Record<string, string>>): string {
  const isThere = (key: string): boolean => text.includes(`\n  ${key}:`) || text.includes(`\n  '${key}':`)
  const lines = Object.entries(words).flatMap(([key, word]) =>
    isThere(key) ? [] : [`  ${/^\w+$/.test(key) ? key : `'${key}'`}: '${word}',`],
  )
  return replaced(text, /\n\}\s*$/, `\n${lines.join('\n')}\n}\n`)
}

function replaced(text: string, what: RegExp, by: string): string {
  const made = text.replace(what, by)
  if (made === text) throw new Error(`${what.source} was not found where it is expected.`)
  return made
}
