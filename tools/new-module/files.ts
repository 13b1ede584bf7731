import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Coming } from './coming.ts'
import { opened, serverManifest } from './manifests.ts'
import { fill, type Names } from './names.ts'
import { importsIn, placeIn } from './split.ts'

const TEMPLATE = 'tools/new-module/template'

export interface Made {
  readonly file: string
  readonly text: string
}

/** The files of a module that is all new. */
export function filesOf(root: string, names: Names, number: string): Made[] {
  return templatesIn(root).flatMap((template) => filled(root, template, names, { number, granted: '' }))
}

/** The files of a key that was announced: what stands in its module stays, with what opening it adds. */
export function filesOfComing(root: string, coming: Coming, number: string): Made[] {
  const made = templatesIn(root).flatMap((template) =>
    filled(root, template, coming, { number, granted: coming.granted ? '' : grantOf(coming) }),
  )
  const read = (file: string): string | undefined =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined
  return made.flatMap(({ file, text }) => {
    const before = read(file)
    if (coming.shared && file === `server/modules/${coming.folder}/module.ts`)
      return [{ file, text: serverManifest(before, coming) }]
    const after = before && opened(file, before, coming)
    if (after) return after === before ? [] : [{ file, text: after }]
    if (!coming.shared) return [{ file, text }]
    const place = placeIn(file, coming)
    const split = { file: place, text: importsIn(file, text, coming) }
    return file.endsWith('/proof.ts') ? [split, proofs(file, read, coming)] : [split]
  })
}

/** Proofs of all keys of a module, by the name under which they are looked for. */
function proofs(file: string, read: (file: string) => string | undefined, { one, topic }: Coming): Made {
  const all = file.replace(/\.ts$/, '/proof.ts')
  const imported = `import { ${one}Proof as ${one} } from './${topic}.ts'\n`
  return { file: all, text: `${imported}${read(all) ?? '\n'}export const ${one}Proof = ${one}\n` }
}

const templatesIn = (root: string): string[] =>
  globSync('**/*.txt', { cwd: path.join(root, TEMPLATE) }).map((file) => file.replaceAll('\\', '/'))

/** A screen of each address, every other file once. */
function filled(root: string, template: string, names: Names, more: Readonly<Record<string, string>>): Made[] {
  const text = readFileSync(path.join(root, TEMPLATE, template), 'utf8')
  const [first = ''] = names.addresses
  const visitor = first.startsWith('admin/') ? 'ADMIN' : 'USER'
  return (template.includes('__address__') ? names.addresses : [first]).map((address) => {
    const file = fill(template.replace(/\.txt$/, ''), names, { ...more, address })
    const up = '../'.repeat(file.split('/').length - 2)
    return { file, text: fill(text, names, { ...more, address, first, visitor, up }) }
  })
}

/** Nobody holds the right by default as the one who made a record. */
const grantOf = ({ key, mine }: Coming): string => `
  const held = { role: 'USER', module_name: '${key}', flag: 'view', relations: ['${mine}'] }
  await w.db
    .insertInto('grants')
    .values(held)
    .onConflict((row) => row.columns(['role', 'module_name', 'flag']).doUpdateSet(held))
    .execute()`
