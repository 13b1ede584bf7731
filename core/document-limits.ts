/** Blocks around a block: lists in lists, three deep, hold their paragraphs at six. */
export const DOCUMENT_DEPTH = 6
export const DOCUMENT_NODES = 2000
/** Counted in code units of text and mention labels: the cheapest count, and never less than PostgreSQL's. */
export const DOCUMENT_TEXT = 20_000

export interface DocumentSize {
  readonly depth: number
  readonly nodes: number
  readonly text: number
  /** Code units of all attributes of nodes and marks: one step can put a long link on every text of a document. */
  readonly attributes?: number
}

const DOCUMENT_SIZE: DocumentSize = { depth: DOCUMENT_DEPTH, nodes: DOCUMENT_NODES, text: DOCUMENT_TEXT }

export type DocumentLimit = 'too_deep' | 'too_many_nodes' | 'too_much_text'

const INLINE: readonly unknown[] = ['text', 'mention', 'hardBreak']

/**
 * Looked at before the schema is: zod calls itself once per level, so a document of ten thousand quotes in quotes would
 * end the stack. This walks a list instead, believes nothing about shapes, and stops at the first limit.
 */
export function brokenDocumentLimit(document: unknown, most = DOCUMENT_SIZE): DocumentLimit | undefined {
  const waiting = childrenOf(document).map((node) => ({ node, around: 0 }))
  let nodes = 0
  let text = 0
  let attributes = 0
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, around } = next
    nodes += 1
    if (isObject(node)) {
      if (around > most.depth && !INLINE.includes(node['type'])) return 'too_deep'
      text += lengthOf(node['text']) + (isObject(node['attrs']) ? lengthOf(node['attrs']['label']) : 0)
      attributes += attributesLength(node)
      if (text > most.text || attributes > (most.attributes ?? Infinity)) return 'too_much_text'
    }
    const children = childrenOf(node)
    if (nodes + waiting.length + children.length > most.nodes) return 'too_many_nodes'
    for (const child of children) waiting.push({ node: child, around: around + 1 })
  }
  return undefined
}

/** Of a node and its marks, in code units. A number counts as one, so that lists of them are counted as well. */
export function attributesLength({ attrs, marks }: { readonly attrs?: unknown; readonly marks?: unknown }): number {
  const ofMarks = Array.isArray(marks)
    ? marks.reduce<number>((sum, mark) => sum + (isObject(mark) ? lengthsIn(mark['attrs']) : 0), 0)
    : 0
  return lengthsIn(attrs) + ofMarks
}

function lengthsIn(attrs: unknown): number {
  if (!isObject(attrs)) return 0
  let sum = 0
  for (const value of Object.values(attrs)) sum += Array.isArray(value) ? value.length : lengthOf(value)
  return sum
}

function childrenOf(node: unknown): unknown[] {
  return isObject(node) && Array.isArray(node['content']) ? node['content'] : []
}

function lengthOf(text: unknown): number {
  return typeof text === 'string' ? text.length : 0
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
