import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const MODULES = 'server/modules'

/** The manifests of the server, lower tiers first, and the rows of all tables. */
export function gather(root) {
  const having = (file) => modulesIn(root).filter((name) => existsSync(join(root, MODULES, name, file)))
  return [
    { path: 'server/gathered.gen.ts', text: manifestsOf(having('module.ts').map((name) => [name, camel(name)])) },
    { path: 'server/kit/db/types.gen.ts', text: rowsOf(having('rows.gen.ts').map((name) => [name, camel(name)])) },
  ]
}

const manifestsOf = (names) =>
  [
    '// Written by tools/gather.mjs from every server/modules/<name>/module.ts, lower tiers first.',
    "import type { Manifest } from './kit/module.ts'",
    ...names.map(([name, as]) => `import { manifest as ${as} } from './modules/${name}/module.ts'`),
    '',
    `export const manifests: readonly Manifest[] = [${names.map(([, as]) => as).join(', ')}]`,
    '',
  ].join('\n')

const rowsOf = (names) =>
  [
    '// Written by tools/gather.mjs from every rows.gen.ts.',
    "import type { Rows } from './rows.gen.ts'",
    ...names.map(([name, as]) => `import type { Rows as ${as} } from '../../modules/${name}/rows.gen.ts'`),
    '',
    '/** The rows of all tables. */',
    `export interface DB extends ${['Rows', ...names.map(([, as]) => as)].join(', ')} {}`,
    '',
  ].join('\n')

/** In the one order of `tools/structure/tiers.json`; domains come last, by name. */
function modulesIn(root) {
  const { foundation, capabilities } = JSON.parse(readFileSync(join(root, 'tools/structure/tiers.json'), 'utf8'))
  const ordered = [...foundation, ...capabilities]
  const rankOf = (name) => (ordered.includes(name) ? ordered.indexOf(name) : ordered.length)
  return readdirSync(join(root, MODULES), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted((one, other) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1))
}

const camel = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())
