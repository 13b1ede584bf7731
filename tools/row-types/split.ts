/** Where the row types of an owner stand. */
export const rowsFileOf = (owner: string): string =>
  owner === 'kit' ? 'server/kit/db/rows.gen.ts' : `server/modules/${owner}/rows.gen.ts`

const HEAD = '// Written by npm run db:types from a migrated database.'

interface Generated {
  /** What row types are made of: `Timestamp`, `Json`. */
  readonly helpers: string
  readonly interfaces: ReadonlyMap<string, string>
  /** The name of its interface by table. */
  readonly tables: ReadonlyMap<string, string>
}

/** One file for each owner, so that branches which add tables to different modules never meet in one. */
export function splitRows(generated: string, ownerOf: (table: string) => string): ReadonlyMap<string, string> {
  const { helpers, interfaces, tables } = read(generated)
  const owned = new Map<string, string[]>([['kit', []]])
  for (const table of tables.keys()) owned.set(ownerOf(table), [...(owned.get(ownerOf(table)) ?? []), table])
  return new Map(
    [...owned].map(([owner, own]) => {
      const rows = own.map((table) => interfaces.get(tables.get(table) ?? '') ?? '').join('\n\n')
      const index = `export interface Rows {\n${own.map((table) => `  ${table}: ${tables.get(table)};`).join('\n')}\n}`
      const above = owner === 'kit' ? helpers : importOf(helpers, rows)
      const head = [HEAD, above].filter(Boolean).join('\n')
      return [rowsFileOf(owner), `${[head, rows, index].filter(Boolean).join('\n\n')}\n`]
    }),
  )
}

function read(generated: string): Generated {
  const start = generated.search(/^export interface /m)
  const blocks = [...generated.slice(start).matchAll(/^export interface (\w+) \{\n[^]*?^\}/gm)]
  const interfaces = new Map(blocks.map(([text, name = '']) => [name, text]))
  const index = [...(interfaces.get('DB') ?? '').matchAll(/^ {2}(\w+): (\w+);$/gm)]
  return {
    helpers: generated
      .slice(0, start)
      .replace(/^\/\*\*[^]*?\*\/\n+/, '')
      .trim(),
    interfaces,
    tables: new Map(index.map(([, table = '', name = '']) => [table, name])),
  }
}

function importOf(helpers: string, rows: string): string {
  const names = [...helpers.matchAll(/^export type (\w+)/gm)].map(([, name = '']) => name)
  const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(rows))
  return used.length > 0 ? `import type { ${used.join(', ')} } from '../../kit/db/rows.gen.ts'` : ''
}
