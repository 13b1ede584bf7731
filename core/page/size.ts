import { attributesLength } from '../document-limits.ts'

/** A ProseMirror node, as far as its size is concerned. */
interface SizedNode {
  readonly attrs: object
  readonly marks: readonly { readonly attrs: object }[]
  readonly content: { readonly size: number; forEach(each: (child: SizedNode) => void): void }
}

/** Bytes of a position in a document, on average. */
export const BYTES_A_POSITION = 4

/** What judging a document costs, in positions: a long link takes no position, but has to be read, checked and sent as well. */
export const pageSizeOf = (node: SizedNode): number =>
  Math.max(node.content.size, Math.ceil(attributesOf(node) / BYTES_A_POSITION))

const known = new WeakMap<SizedNode, number>()

/** A node never changes, and a changed document shares most of its nodes with the one before: each is counted once. */
function attributesOf(node: SizedNode): number {
  const before = known.get(node)
  if (before !== undefined) return before
  let sum = attributesLength(node)
  node.content.forEach((child) => {
    sum += attributesOf(child)
  })
  known.set(node, sum)
  return sum
}
