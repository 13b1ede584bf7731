import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, type Program } from 'oxc-parser'

/** A file by its path from the root, with slashes. */
export interface Source {
  readonly path: string
  readonly text: string
}

export interface Import {
  /** A path from the root when it is ours, otherwise the specifier as written. */
  readonly target: string
  readonly ours: boolean
  readonly typeOnly: boolean
  /** Loaded when it is asked for. */
  readonly later: boolean
  readonly line: number
}

export interface CodeFile extends Source {
  readonly program: Program
  readonly imports: readonly Import[]
}

export interface Tree {
  /** Every file, whatever it holds. */
  readonly files: readonly Source[]
  /** TypeScript and JavaScript, parsed. */
  readonly code: readonly CodeFile[]
}

const FOLDERS = ['core', 'contract', 'server', 'web', 'e2e', 'tools', 'bench', 'crash', 'deploy']
const skipped = /^(node_modules|dist|\..*)$/
const readable = /\.(ts|tsx|mts|mjs|cjs|js|css|sql)$/
const isGenerated = (name: string): boolean => name.includes('.gen.')

export function readTree(root: string): Tree {
  const pathsIn = (folder: string): string[] =>
    readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const at = `${folder}/${entry.name}`
      if (skipped.test(entry.name)) return []
      if (entry.isDirectory()) return pathsIn(at)
      return readable.test(entry.name) && !isGenerated(entry.name) ? [at] : []
    })
  const there = FOLDERS.filter((folder) => existsSync(path.join(root, folder))) // a copy for a test holds less
  return treeOf(there.flatMap(pathsIn).map((at) => ({ path: at, text: readFileSync(path.join(root, at), 'utf8') })))
}

export function treeOf(files: readonly Source[]): Tree {
  return { files, code: files.filter(({ path: at }) => /\.[cm]?[jt]sx?$/.test(at)).map(parse) }
}

function parse(source: Source): CodeFile {
  const { program, module, errors } = parseSync(source.path, source.text)
  if (errors.length > 0) throw new Error(`${source.path}: ${errors.map((error) => error.message).join('; ')}`)
  const found: Import[] = []
  const add = (specifier: string, typeOnly: boolean, start: number, later = false): void => {
    const target = resolve(source.path, specifier)
    found.push({ target: target ?? specifier, ours: target !== null, typeOnly, later, line: lineAt(source.text, start) })
  }
  for (const { moduleRequest, entries, start } of module.staticImports) {
    const statementIsType = source.text.startsWith('import type', start)
    add(moduleRequest.value, statementIsType || (entries.length > 0 && entries.every((entry) => entry.isType)), start)
  }
  for (const { entries, start } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) if (moduleRequest) add(moduleRequest.value, isType, start)
  }
  for (const { moduleRequest, start } of module.dynamicImports) {
    const written = /^['"`](.+)['"`]$/s.exec(source.text.slice(moduleRequest.start, moduleRequest.end))
    if (written?.[1]) add(written[1], false, start, true)
  }
  return { ...source, program, imports: found }
}

/** `./queries.ts` and `@diwan/contract/tickets/events` as paths from the root; nothing for a package. */
function resolve(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier)
  const own = /^@diwan\/(.+)$/.exec(specifier)
  return own ? `${own[1]}.ts` : null
}

export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
/** A test, or the proof of a module, which only tests read. */
export const isTest = (at: string): boolean => /\.(test|spec)\.tsx?$/.test(at) || isProof(at)
export const isProof = (at: string): boolean => /^server\/modules\/[^/]+\/proof(\.ts$|\/)/.test(at)
