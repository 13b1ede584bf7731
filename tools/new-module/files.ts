import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { joined, opened } from './manifests.ts'
import { choose, fill, type Names, type Options } from './names.ts'
import { importsIn, placeIn } from './split.ts'

const TEMPLATE = 'tools/new-module/template'

export interface Made {
  readonly file: string
  readonly text: string
}

/** The files of a module, and what opening its key adds to those that announce it. */
export function filesOf(root: string, names: Names, number: string, options: Options): Made[] {
  if (options.trash && names.mine[0] !== 'own')
    throw new Error(`${names.key}: its trash would be empty for everyone, since no role sees a record as its own.`)
  return templatesIn(root)
    .flatMap((template) => filled(root, template, names, number, options))
    .flatMap(({ file, text }) => {
      const before = textIn(root, file)
      if (names.shared && file.endsWith('/proof.ts')) return [moved(file, text, names), proofs(root, file, names)]
      if (names.shared && file === `server/modules/${names.folder}/module.ts`)
        return [{ file, text: joined(before, importsIn(file, text, names)) }]
      return [{ file: placeIn(file, names), text: opened(file, before ?? importsIn(file, text, names), names, options) }]
    })
    .filter(({ file, text }) => text.trim() !== '' && text !== textIn(root, file))
}

/** Writes them. */
export function write(root: string, files: readonly Made[]): void {
  for (const { file, text } of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
}

const moved = (file: string, text: string, names: Names): Made => ({
  file: placeIn(file, names),
  text: importsIn(file, text, names),
})

function textIn(root: string, file: string): string | undefined {
  const at = path.join(root, file)
  return existsSync(at) ? readFileSync(at, 'utf8') : undefined
}

/** Proofs of all keys of a module, by the name under which they are looked for. */
function proofs(root: string, file: string, { one, topic }: Names): Made {
  const all = file.replace(/\.ts$/, '/proof.ts')
  const imported = `import { ${one}Proof as ${one} } from './${topic}.ts'\n`
  return { file: all, text: `${imported}${textIn(root, all) ?? '\n'}export const ${one}Proof = ${one}\n` }
}

const templatesIn = (root: string): string[] =>
  globSync('**/*.txt', { cwd: path.join(root, TEMPLATE) }).map((file) => file.replaceAll('\\', '/'))

/** A screen of each address, every other file once. */
function filled(root: string, template: string, names: Names, number: string, { trash }: Options): Made[] {
  const text = choose(readFileSync(path.join(root, TEMPLATE, template), 'utf8'), { trash, shared: names.shared })
  const [first = ''] = names.addresses
  const access = trash ? 'inTrash, living' : 'living'
  return (template.includes('__address__') ? names.addresses : [first]).map((address) => {
    const file = fill(template.replace(/\.txt$/, ''), names, { number, address })
    const up = '../'.repeat(file.split('/').length - 2)
    return { file, text: fill(text, names, { number, address, first, up, access }) }
  })
}
