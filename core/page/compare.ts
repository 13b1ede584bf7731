import { written, type TreeNode } from '../document-tree.ts'

/** A piece of text in one of two versions, or in both. */
export interface Piece {
  readonly kind: 'same' | 'gone' | 'new'
  readonly text: string
}

/** A block as it is in both versions, in one of them, or written differently. */
export type ComparedBlock =
  | { readonly kind: 'same' | 'gone' | 'new'; readonly block: TreeNode }
  | { readonly kind: 'changed'; readonly block: TreeNode; readonly pieces: readonly Piece[] }
  /** A list or another block that holds blocks, some of which differ. */
  | { readonly kind: 'inside'; readonly block: TreeNode; readonly rows: readonly ComparedBlock[] }

const HOLDERS = new Set(['bulletList', 'orderedList', 'taskList', 'listItem', 'taskItem', 'blockquote', 'callout'])

/** Of very long texts the beginning and the end are compared, and the middle is one piece. */
const MOST = 600

/** What became of an older version: by blocks, and by words in those that were only changed. */
export function compareBlocks(before: readonly TreeNode[], after: readonly TreeNode[]): ComparedBlock[] {
  const rows = aligned(before, after, (block) => JSON.stringify(unturned(block)))
  const compared: ComparedBlock[] = []
  for (let at = 0; at < rows.length;) {
    const end = rows.findIndex(({ kind }, index) => index >= at && kind === 'same')
    const run = rows.slice(at, end < 0 ? rows.length : end)
    const gone = run.filter(({ kind }) => kind === 'gone')
    const fresh = run.filter(({ kind }) => kind === 'new')
    const pairs = Math.min(gone.length, fresh.length)
    gone.forEach(({ value }, index) => {
      const now = index < pairs ? fresh[index]!.value : undefined
      if (now && now.type === value.type && HOLDERS.has(now.type) && sameAttributes(now, value))
        compared.push({ kind: 'inside', block: now, rows: compareBlocks(value.content ?? [], now.content ?? []) })
      else if (now && now.type === value.type && plain(now) !== plain(value))
        compared.push({ kind: 'changed', block: now, pieces: comparedWords(plain(value), plain(now)) })
      else compared.push({ kind: 'gone', block: value }, ...(now ? [{ kind: 'new' as const, block: now }] : []))
    })
    compared.push(...fresh.slice(pairs).map(({ value }) => ({ kind: 'new' as const, block: value })))
    if (end < 0) break
    compared.push({ kind: 'same', block: rows[end]!.value })
    at = end + 1
  }
  return compared
}

export interface Changes {
  /** Words that are only in the newer version, and only in the older one. */
  readonly added: number
  readonly removed: number
  readonly blocks: number
}

/** How much differs, as a summary of what was compared. */
export function countChanges(rows: readonly ComparedBlock[]): Changes {
  let [added, removed, blocks] = [0, 0, 0]
  for (const row of rows) {
    if (row.kind === 'same') continue
    if (row.kind === 'inside') {
      const inner = countChanges(row.rows)
      added += inner.added
      removed += inner.removed
      blocks += inner.blocks
      continue
    }
    const pieces = row.kind === 'changed' ? row.pieces : [{ kind: row.kind, text: plain(row.block) }]
    for (const { kind, text } of pieces) {
      if (kind === 'new') added += wordsIn(text)
      if (kind === 'gone') removed += wordsIn(text)
    }
    blocks += 1
  }
  return { added, removed, blocks }
}

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** By words, with the spaces between them. */
export function comparedWords(before: string, after: string): Piece[] {
  const words = (text: string): string[] => text.split(/(\s+)/).filter(Boolean)
  return joined(aligned(words(before), words(after), String).map(({ kind, value }) => ({ kind, text: value })))
}

const plain = (block: TreeNode): string => written(block, { mention: (name) => `@${name}`, code: (code) => code })

const sameAttributes = (one: TreeNode, other: TreeNode): boolean =>
  JSON.stringify(unturned({ ...one, content: [] })) === JSON.stringify(unturned({ ...other, content: [] }))

/** A direction that the portal put right, and a list that begins with 1 as lists do, are no change of what was written. */
function unturned({ attrs, content, ...node }: TreeNode): object {
  const { dir: _dir, start, ...rest } = (attrs ?? {}) as { dir?: unknown; start?: unknown }
  return { ...node, attrs: { ...rest, ...(start !== 1 && { start }) }, content: content?.map(unturned) }
}

const joined = (pieces: readonly Piece[]): Piece[] =>
  pieces.reduce<Piece[]>((all, piece) => {
    const last = all.at(-1)
    return last?.kind === piece.kind ? [...all.slice(0, -1), { ...piece, text: last.text + piece.text }] : [...all, piece]
  }, [])

interface Row<T> {
  readonly kind: Piece['kind']
  readonly value: T
}

/** The longest common run of both, in order; what both begin and end with needs no search. */
export function aligned<T>(before: readonly T[], after: readonly T[], keyOf: (value: T) => string): Row<T>[] {
  const [a, b] = [before.map(keyOf), after.map(keyOf)]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1
  const same = (values: readonly T[]): Row<T>[] => values.map((value) => ({ kind: 'same', value }))
  const middle = searched(before.slice(start, a.length - end), after.slice(start, b.length - end), keyOf)
  return [...same(after.slice(0, start)), ...middle, ...same(after.slice(after.length - end))]
}

function searched<T>(before: readonly T[], after: readonly T[], keyOf: (value: T) => string): Row<T>[] {
  const gone = (value: T): Row<T> => ({ kind: 'gone', value })
  const fresh = (value: T): Row<T> => ({ kind: 'new', value })
  if (before.length > MOST || after.length > MOST) return [...before.map(gone), ...after.map(fresh)]
  const [a, b] = [before.map(keyOf), after.map(keyOf)]
  const width = b.length + 1
  const longest = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      longest[i * width + j] =
        a[i] === b[j]
          ? longest[(i + 1) * width + j + 1]! + 1
          : Math.max(longest[(i + 1) * width + j]!, longest[i * width + j + 1]!)
  const rows: Row<T>[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      rows.push({ kind: 'same', value: after[j]! })
      i += 1
      j += 1
    } else if (j >= b.length || (i < a.length && longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!)) {
      rows.push(gone(before[i]!))
      i += 1
    } else {
      rows.push(fresh(after[j]!))
      j += 1
    }
  }
  return rows
}
