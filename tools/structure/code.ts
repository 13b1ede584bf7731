import { Visitor, type Program, type VisitorObject } from 'oxc-parser'
import { placeOf } from './places.ts'
import type { Finding, Rule } from './finding.ts'
import { isTest, lineAt, type CodeFile } from './tree.ts'
import { writersOfTables } from './writers.ts'

/** Walks one file and collects what `look` reports by position. */
export function collect(file: CodeFile, look: (report: (start: number, what: string) => void) => VisitorObject): Finding[] {
  const found: Finding[] = []
  const report = (start: number, what: string): void => {
    found.push({ path: file.path, line: lineAt(file.text, start), what })
  }
  new Visitor(look(report)).visit(file.program)
  return found
}

/** A door that only passes on: the reader has to walk through it each time. A module's `public.ts` is a door on purpose, and so is its `reading.ts`. */
export const barrels: Rule = {
  name: 'barrel',
  find: ({ code }) =>
    code
      .filter(({ path, program }) => !/\/(?:public|reading)\.ts$/.test(path) && isBarrel(program))
      .map(({ path }) => ({ path, what: 'only exports what others wrote' })),
}

function isBarrel({ body }: Program): boolean {
  const passesOn = body.filter(
    (statement) =>
      statement.type === 'ExportAllDeclaration' ||
      (statement.type === 'ExportNamedDeclaration' && statement.declaration === null),
  )
  const imports = body.filter((statement) => statement.type === 'ImportDeclaration')
  return passesOn.length > 0 && passesOn.length + imports.length === body.length
}

const touching = /^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto)$/
const mayTouch = /^(queries|service|seed)(\.ts$|\/)/

/** Inside a module only these touch the database. */
export const databases: Rule = {
  name: 'database',
  find: ({ code }) =>
    code.flatMap((file) => {
      const place = placeOf(file.path)
      if (place?.part !== 'server/module' || isTest(file.path) || mayTouch.test(place.inside)) return []
      return collect(file, (report) => ({
        ImportDeclaration(node) {
          if (node.source.value === 'kysely' && node.importKind !== 'type') report(node.start, 'uses kysely')
        },
        MemberExpression(node) {
          if (node.property.type === 'Identifier' && touching.test(node.property.name))
            report(node.property.start, `calls ${node.property.name}`)
        },
      })).slice(0, 1)
    }),
}

/** A table belongs to one module, or to the kit: nobody else writes it. */
export const tables: Rule = {
  name: 'table',
  find: ({ code }) =>
    [...writersOfTables(code)].flatMap(([table, writers]) => {
      const several = writers.size > 1 ? [...writers] : []
      return several.map(([part, at]) => ({
        ...at,
        what: `${part} writes ${table}, and so do ${[...writers.keys()].join(', ')}`,
      }))
    }),
}

/** What tells the compiler to look away stays inside the kits. */
export const casts: Rule = {
  name: 'cast',
  find: ({ code }) =>
    code
      .filter(({ path }) => !isTest(path) && !/^(server\/kit|web\/kit|contract\/kit|tools|bench)\//.test(path))
      .flatMap((file) =>
        collect(file, (report) => ({
          TSAsExpression({ start, typeAnnotation, expression }) {
            if (typeAnnotation.type === 'TSAnyKeyword') report(start, 'casts to any')
            if (typeAnnotation.type === 'TSNeverKeyword') report(start, 'casts to never')
            if (expression.type === 'TSAsExpression' && expression.typeAnnotation.type === 'TSUnknownKeyword')
              report(start, 'casts through unknown')
          },
        })),
      ),
}

const suppressing = /(oxlint-disable|eslint-disable|@ts-ignore|@ts-expect-error|@ts-nocheck)(?!.*(--|:) \S)/

export const suppressions: Rule = {
  name: 'suppression',
  find: ({ code }) =>
    code.flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          /^\s*(\/\/|\/\*)/.test(line) && suppressing.test(line)
            ? [{ path, line: index + 1, what: 'gives no reason (write `-- why` behind it)' }]
            : [],
        ),
    ),
}

const leftOut = /^(test|it|describe)(\.\w+)*\.(only|skip|todo|fixme|skipIf|runIf)$/

/** A test that does not run proves nothing. */
export const idleTests: Rule = {
  name: 'idle test',
  find: ({ code }) =>
    code
      .filter(({ path }) => isTest(path))
      .flatMap((file) =>
        collect(file, (report) => ({
          MemberExpression({ start, end }) {
            const said = file.text.slice(start, end)
            if (leftOut.test(said)) report(start, `${said} leaves tests out`)
          },
        })),
      ),
}
