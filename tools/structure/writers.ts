import { Visitor, type Argument, type Expression } from 'oxc-parser'
import { placeOf } from './places.ts'
import { isTest, lineAt, type CodeFile } from './tree.ts'

/** Where one part writes a table first. */
export interface Written {
  readonly path: string
  readonly line: number
}

/** Who writes a table: modules by name, or `kit`. */
export type Writers = ReadonlyMap<string, Written>

/** Of every table, by query builder, in sql`…` or through a plain connection. What a variable names is not seen. */
export function writersOfTables(code: readonly CodeFile[]): ReadonlyMap<string, Writers> {
  const tables = new Map<string, Map<string, Written>>()
  for (const file of code) {
    const part = partOf(file.path)
    if (!part) continue
    for (const { table, at } of writesIn(file)) {
      const writers = tables.get(table) ?? new Map<string, Written>()
      if (!writers.has(part)) writers.set(part, { path: file.path, line: lineAt(file.text, at) })
      tables.set(table, writers)
    }
  }
  return tables
}

function partOf(path: string): string | null {
  const place = isTest(path) ? null : placeOf(path)
  if (place?.part === 'server/kit') return 'kit'
  return place?.part === 'server/module' ? (place.module ?? null) : null
}

interface Write {
  readonly table: string
  readonly at: number
}

const building = /^(insertInto|updateTable|deleteFrom|mergeInto|replaceInto)$/

function writesIn({ program, text }: CodeFile): Write[] {
  const found: Write[] = []
  const read = (start: number, end: number): void => void found.push(...writesOf(text.slice(start, end), start))
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type === 'Identifier' && tag.name === 'sql') read(quasi.start, quasi.end)
    },
    CallExpression({ callee, arguments: [first] }) {
      const called = first && nameOf(callee)
      if (!called) return
      if (called === 'query' && isText(first)) read(first.start, first.end)
      if (building.test(called) && first.type === 'Literal' && typeof first.value === 'string')
        found.push({ table: first.value.split(' ')[0]!, at: first.start })
    },
  }).visit(program)
  return found
}

const nameOf = (callee: Expression): string | null =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : null

const isText = ({ type }: Argument): boolean => type === 'Literal' || type === 'TemplateLiteral'

/** Never the table: `for update of`, `do update set`, `then update set`. */
const writing =
  /(?<!\b(?:do|for|key|then)\s+)\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?(?:public\.)?"?(\w+)/gi

/** Of one statement as it stands in the code, quotes and all. */
function* writesOf(statement: string, start: number): Generator<Write> {
  const inner = statement.slice(1, -1)
  const named = inner.replaceAll(/\$\{sql\.(?:table|id|ref)\('(\w+)'\)\}/g, (all, table: string) => table.padEnd(all.length))
  const said = named.replaceAll(/--.*|\/\*[^]*?\*\/|'[^']*'/g, (all) => all.replaceAll(/[^\n]/g, ' '))
  for (const { 1: table = '', index } of said.matchAll(writing)) yield { table, at: start + 1 + index }
}
