import { directionOf, type Direction } from './direction.ts'

/** A node of any profile, as far as its text and its direction ask. */
export interface TreeNode {
  readonly type: string
  readonly attrs?: object
  readonly content?: readonly TreeNode[]
  readonly text?: string
  readonly marks?: readonly { readonly type: string }[]
}

export interface Reading {
  readonly mention: (label: string) => string
  readonly code: (code: string) => string
}

const INLINE = new Set(['text', 'mention', 'hardBreak'])
export const isInline = ({ type }: TreeNode): boolean => INLINE.has(type)

/** The node and all in it, in reading order. */
export function* nodesIn(node: TreeNode): Generator<TreeNode> {
  yield node
  for (const inner of node.content ?? []) yield* nodesIn(inner)
}

/** One line per block. */
export function written(node: TreeNode, reading: Reading): string {
  const content = node.content ?? []
  switch (node.type) {
    case 'text':
      return plainText(node, reading)
    case 'hardBreak':
      return '\n'
    case 'mention':
      return reading.mention(said(node, 'label'))
    case 'image':
      return said(node, 'alt')
    case 'codeBlock':
      return content.map(({ text = '' }) => reading.code(text)).join('')
    default:
      return content.map((inner) => written(inner, reading)).join(content.some(isInline) ? '' : '\n')
  }
}

/** Text that was struck out never reads as if it held, and an exponent never as a digit of the number before it. */
function plainText({ text = '', marks = [] }: TreeNode, reading: Reading): string {
  const has = (mark: string): boolean => marks.some(({ type }) => type === mark)
  const raised = has('superscript') ? inDigits(text, '⁰¹²³⁴⁵⁶⁷⁸⁹') : has('subscript') ? inDigits(text, '₀₁₂₃₄₅₆₇₈₉') : text
  const shown = has('code') ? reading.code(raised) : raised
  return has('strike') && shown.trim() !== '' ? `~~${shown}~~` : shown
}

const inDigits = (text: string, digits: string): string => text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit)

export const textOfBlocks = (blocks: readonly TreeNode[]): string =>
  blocks.map((block) => written(block, { mention: (name) => `@${name}`, code: (code) => code })).join('\n')

const said = ({ attrs }: TreeNode, name: string): string => (attrs as Readonly<Record<string, string>>)[name] ?? ''

const ITEMS = new Set(['listItem', 'taskItem'])
const isBlock = (node: TreeNode): boolean => !isInline(node)

/**
 * The direction of every block that has one, by the node. A neutral block («50%») inside a list or quote follows it, so that markers and
 * quote bars stay on one side.
 */
export function directionsOf(
  blocks: readonly TreeNode[],
  fallback: Direction,
  decided: (block: TreeNode, dir: Direction) => void,
): void {
  for (const block of blocks) {
    const hasDirection = block.attrs !== undefined && 'dir' in block.attrs
    const dir = !hasDirection ? fallback : block.type === 'codeBlock' ? 'ltr' : directionOf(prose(block), fallback)
    if (hasDirection) decided(block, dir)
    directionsOf((block.content ?? []).filter(isBlock), dir, decided)
  }
}

/** What decides: an item by its first paragraph, beside which its marker stands; a list or quote by all it holds. */
function prose(block: TreeNode): string {
  const deciding = ITEMS.has(block.type) ? (block.content?.[0] ?? block) : block
  return written(deciding, { mention: () => ' ', code: () => ' ' })
}
