import type { Program } from 'oxc-parser'
import { placeOf } from './places.ts'
import type { Rule } from './finding.ts'
import { isTest, lineAt } from './tree.ts'

/** The files a module may have, by part. Each of them may become a folder of its name. */
const vocabulary: Readonly<Record<string, string>> = {
  'contract/module':
    'module kind schemas endpoints events moves may flags limits channels vocabulary list addresses words words.ar words.en registry matrix permission roles environment',
  'server/module': 'kind access queries presenter service routes jobs topics seed public module proof types',
  /** Beside its components, and hooks named `use-…`. `model` is what is reckoned before anything is drawn. */
  'web/module': 'api live drafts model types address sentence editor module public reading words.d',
}

export const vocabularies: Rule = {
  name: 'vocabulary',
  find: ({ code }) =>
    code.flatMap(({ path }) => {
      const place = placeOf(path)
      const words = place && vocabulary[place.part]
      if (!words || isTest(path)) return []
      const first = place.inside.split('/')[0]?.replace(/\.ts$/, '') ?? ''
      const screen = place.part === 'web/module' && (path.endsWith('.tsx') || path.includes('/use-'))
      return screen || words.split(' ').includes(first) ? [] : [{ path, what: `${first} is none of: ${words}` }]
    }),
}

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)+$/
const migration = /^(0[0-2]\d|20\d{12})_[a-z0-9_]+\.sql$/
/** Says nothing about what is inside. */
const empty = /^(index|utils?|misc|common|helpers?|shared|stuff)\./

export const fileNames: Rule = {
  name: 'name',
  find: ({ files }) =>
    files.flatMap(({ path }) => {
      if (path.startsWith('web/routes/')) return [] // their names are the addresses
      const name = path.split('/').at(-1) ?? ''
      const shape = path.startsWith('server/migrations/') ? migration : kebab
      if (!shape.test(name)) return [{ path, what: `${name} is not written like ${shape.source}` }]
      return empty.test(name) ? [{ path, what: `${name} says nothing about what is inside` }] : []
    }),
}

/** Says that something was passed on, not what. */
const vagueNames = new Set(['Asked', 'Told', 'say', 'named'])

export const declarations: Rule = {
  name: 'declaration',
  find: ({ code }) =>
    code.flatMap(({ path, text, program }) =>
      program.body.flatMap((statement) => {
        const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
        return namesOf(declared)
          .filter((name) => vagueNames.has(name))
          .map((name) => ({ path, line: lineAt(text, statement.start), what: `${name} says nothing about what it is` }))
      }),
    ),
}

function namesOf(declared: Program['body'][number] | null): string[] {
  if (declared?.type === 'VariableDeclaration')
    return declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
  const named =
    declared?.type === 'FunctionDeclaration' ||
    declared?.type === 'ClassDeclaration' ||
    declared?.type === 'TSTypeAliasDeclaration' ||
    declared?.type === 'TSInterfaceDeclaration'
  return named && declared.id ? [declared.id.name] : []
}

/** A topic is a file or a folder: what grew out of `x.ts` lies in `x/`, the rest of it too. */
export const topics: Rule = {
  name: 'topic',
  find: ({ files }) => {
    const folders = new Set(
      files.flatMap(({ path }) => path.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'))),
    )
    return files
      .filter(({ path }) => folders.has(path.replace(/\.\w+$/, '')))
      .map(({ path }) => ({ path, what: `stands beside the folder ${path.replace(/\.\w+$/, '')}/` }))
  },
}

const MAX_LINES = 400

export const sizes: Rule = {
  name: 'size',
  find: ({ files }) =>
    files.flatMap(({ path, text }) => {
      const lines = text.trimEnd().split('\n').length
      return lines > MAX_LINES ? [{ path, what: `${lines} lines; look for the second idea inside` }] : []
    }),
}
