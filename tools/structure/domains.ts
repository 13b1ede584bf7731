import { collect } from './code.ts'
import type { Finding, Rule } from './finding.ts'
import { placeOf } from './places.ts'
import { isDomain } from './tiers.ts'
import { isTest, type CodeFile } from './tree.ts'

/** Parts that serve every module alike. */
const serving = new Set(['contract/kit', 'contract/api', 'server/kit', 'server/app', 'web/kit', 'web/ui', 'web/app'])
/** What people read, and what the sample organisation is made of. */
const exempt = /^(words\.|seed[./])/

/**
 * Kit, application, foundation and capabilities know no domain: what they need of one is declared in its manifest. Looked at is
 * what code says, never comments. Names of modules are ordinary words (work, forms, archive), so one counts only where it can mean
 * nothing else: a right `'notes.view'`, a key beside its flag or after the word module, a kind after the word kind, a channel
 * `'note:…'`, an address, an import.
 */
export const domains: Rule = {
  name: 'domain',
  find: ({ code }) => {
    const built = domainsIn(code)
    if (built.length === 0) return []
    const naming = namingOf(built)
    return code.filter(isServing).flatMap((file) => [...importsOf(file, built), ...namingsIn(file, naming)])
  },
}

interface Domain {
  readonly folder: string
  /** Of its rights, refusals and events: `tickets`. */
  readonly keys: readonly string[]
  /** By their full names. */
  readonly flags: readonly string[]
  /** Of records and channels. */
  readonly kinds: readonly string[]
  readonly addresses: readonly string[]
}

/** Those that the server has, as their manifests declare them. */
function domainsIn(code: readonly CodeFile[]): Domain[] {
  const folders = code.flatMap(({ path }) => {
    const place = placeOf(path)
    return place?.part === 'server/module' && place.module && isDomain(place.module) ? [place.module] : []
  })
  const texts = new Map(code.map(({ path, text }) => [path, text]))
  return [...new Set(folders)].map((folder) => {
    const contract = texts.get(`contract/${folder}/module.ts`) ?? ''
    const server = texts.get(`server/modules/${folder}/module.ts`) ?? ''
    const flags = [...contract.matchAll(/'([a-z]\w*(?:\.\w+)+)'/g)].map(([, name = '']) => name)
    const keys = [...new Set([folder, ...flags.map((name) => name.slice(0, name.indexOf('.')))])]
    const kinds = [
      ...kindsIn(server),
      ...code.filter(({ path }) => isKind(path, folder)).flatMap(({ text }) => kindNamesIn(text)),
    ]
    return { folder, keys, flags, kinds, addresses: addressesIn(contract, keys) }
  })
}

const quoted = (text: string): string[] => [...text.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
/** Whether a module declares its kinds of record in this file of its contract. */
export const isKind = (path: string, folder = '[^/]+'): boolean => new RegExp(`^contract/${folder}/kind(/|\\.ts$)`).test(path)

/** The kinds that a contract declares by `kindName`. */
export const kindNamesIn = (text: string): string[] => [...text.matchAll(/\bname: '(\w+)'/g)].map(([, name = '']) => name)
const kindsIn = (manifest: string): string[] =>
  [/\bobjects: \[([^\]]*)\]/, /\bprefix: ('\w+')/].flatMap((declared) => quoted(declared.exec(manifest)?.[1] ?? ''))

function addressesIn(manifest: string, keys: readonly string[]): string[] {
  const paths = [...manifest.matchAll(/\b(user|admin): \[([^\]{]*)\]/g)].flatMap(([, area = '', list = '']) =>
    quoted(list).map((path) => `/${area}/${path.split('/$')[0]}`),
  )
  const api = [...manifest.matchAll(/\bapi: '([^']+)'/g)].map(([, place = '']) => place)
  return [...paths, ...[...keys, ...api].map((place) => `/api/${place}`)]
}

function isServing({ path }: CodeFile): boolean {
  const place = placeOf(path)
  if (!place || isTest(path) || exempt.test(place.inside)) return false
  return serving.has(place.part) || (place.module !== undefined && !isDomain(place.module))
}

const importsOf = ({ path, imports }: CodeFile, built: readonly Domain[]): Finding[] =>
  imports.flatMap(({ target, ours, line }) => {
    const module = ours ? placeOf(target)?.module : undefined
    return built.some(({ folder }) => folder === module) ? [{ path, line, what: `names ${module}` }] : []
  })

/** What of a text, which stands where these words are before and after it, names a domain. */
type Naming = (text: string, before: string, after: string) => string | undefined

const anyOf = (names: readonly string[]): string =>
  names.length === 0 ? '(?!)' : `(${names.map((name) => RegExp.escape(name)).join('|')})`
/** `'archive.tar'` is no right. */
const fileName = /\.(tsx?|mts|m?js|json|css|sql|txt|md|html|svg|csv|xlsx|pdf|tar|gz|zip)$/

function namingOf(built: readonly Domain[]): Naming {
  const all = (of: (domain: Domain) => readonly string[]): string[] => built.flatMap(of)
  const [keys, kinds, flags] = [all((one) => one.keys), all((one) => one.kinds), new Set(all((one) => one.flags))]
  const patterns = [
    new RegExp(`^${anyOf(keys)}\\.[\\w.]*$`),
    new RegExp(`^${anyOf(kinds)}:(?! )`),
    new RegExp(`^/?${anyOf(kinds)}-[a-z-]+(?=$|/)`),
    new RegExp(`^${anyOf(all((one) => one.addresses))}(?=$|[/?#])`),
  ]
  return (text, before, after) => {
    const [, named] = patterns.map((one) => one.exec(text)).find((found) => found && !fileName.test(text)) ?? []
    if (named) return named
    if (kinds.includes(text) && /\bkinds?\b.{0,40}$/.test(before)) return text
    if (!keys.includes(text)) return undefined
    const [, flag] = /^,\s*'(\w+)'/.exec(after) ?? []
    return flags.has(`${text}.${flag}`) || /\bmodule\w*\b.{0,40}$/i.test(before) ? text : undefined
  }
}

function namingsIn(file: CodeFile, naming: Naming): Finding[] {
  const lineBefore = (start: number): string => file.text.slice(file.text.lastIndexOf('\n', start) + 1, start)
  return collect(file, (report) => {
    const look = (text: string, start: number, end: number): void => {
      const named = naming(text, lineBefore(start), file.text.slice(end, end + 40))
      if (named) report(start, `names ${named}`)
    }
    return {
      Literal({ start, end, value }) {
        if (typeof value === 'string') look(value, start, end)
      },
      TemplateElement({ start, end, value }) {
        look(value.raw, start, end)
      },
    }
  })
}
