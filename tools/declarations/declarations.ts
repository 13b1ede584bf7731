import { parseSync, Visitor } from 'oxc-parser'

/** The declarations that the compiler writes for the contract; every other project reads all of them. */
export interface Declaration {
  /** From the root of the repository, with `.ts`. */
  readonly source: string
  readonly text: string
}

const KB = 1_024
export const MAX_DECLARATION_BYTES = 120 * KB
export const MAX_CONTRACT_BYTES = 4 * KB * KB

/** Large declarations and `any` come from schemas whose inferred type is written out: name them (see `add-a-feature.md`). */
export function declarationProblems(declarations: readonly Declaration[]): string[] {
  const total = declarations.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
  const tooMuch = total > MAX_CONTRACT_BYTES ? [`the contract declares ${total} bytes, ${MAX_CONTRACT_BYTES} are allowed`] : []
  return [...tooMuch, ...declarations.flatMap(problemsOf)]
}

function problemsOf({ source, text }: Declaration): string[] {
  const bytes = Buffer.byteLength(text)
  const tooLarge =
    bytes > MAX_DECLARATION_BYTES ? [`${source} declares ${bytes} bytes, ${MAX_DECLARATION_BYTES} are allowed`] : []
  return hasAny(source, text) ? [...tooLarge, `${source} declares any: its schema is not type-checked`] : tooLarge
}

function hasAny(source: string, text: string): boolean {
  if (!/\bany\b/.test(text)) return false
  let found = false
  new Visitor({ TSAnyKeyword: () => (found = true) }).visit(parseSync(source.replace(/\.ts$/, '.d.ts'), text).program)
  return found
}
