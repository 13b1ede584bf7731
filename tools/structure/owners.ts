import type { Writers } from './writers.ts'

/** The module a table belongs to, or the kit: who writes it. A table nobody writes yet belongs to the module whose name it begins with. */
export function ownerOf(table: string, tables: ReadonlyMap<string, Writers>, modules: readonly string[]): string {
  const writers = [...(tables.get(table)?.keys() ?? [])]
  if (writers.length > 1) throw new Error(`The table ${table} is written by ${writers.join(' and ')}: it needs one owner.`)
  const owner = writers[0] ?? modules.find((module) => beginsWith(table, module.replaceAll('-', '_')))
  if (!owner) throw new Error(`The table ${table} is written by no module and called like none: it needs one owner.`)
  return owner
}

/** `ticket_votes` and `tickets` both begin with the module `tickets`. */
const beginsWith = (table: string, module: string): boolean =>
  [module, module.replace(/s$/, '')].some((name) => table === name || table.startsWith(`${name}_`))
