import { nodesIn, textOfBlocks, type TreeNode } from '../document-tree.ts'

export interface PageHeading {
  /** The anchor in the address: made of the words of the heading, unique in its page. */
  readonly id: string
  readonly level: number
  readonly text: string
  readonly node: TreeNode
}

const levelOf = ({ attrs }: TreeNode): unknown => (attrs && 'level' in attrs ? attrs.level : 1)

const MAX_ANCHOR = 60
/** Vowel signs and the lengthening stroke of Arabic change how a word looks, not which word it is. */
const SIGNS = /\u0640|\p{Mn}/gu

/** The headings of a page in reading order. A heading without words has no place in a table of contents. */
export function headingsOf(blocks: readonly TreeNode[]): PageHeading[] {
  const used = new Map<string, number>()
  const found: PageHeading[] = []
  for (const block of blocks)
    for (const node of nodesIn(block)) {
      if (node.type !== 'heading') continue
      const text = textOfBlocks([node]).replaceAll(/\s+/g, ' ').trim()
      if (text === '') continue
      const id = unused(anchorOf(text), used)
      found.push({ id, level: Number(levelOf(node)), text, node })
    }
  return found
}

/** Letters and digits of any script, joined by dashes. */
export function anchorOf(text: string): string {
  const words = text
    .normalize('NFKC')
    .replace(SIGNS, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .join('-')
  return Array.from(words).slice(0, MAX_ANCHOR).join('').replace(/-$/, '') || 'section'
}

/** `used` keeps the number that was tried last for each anchor, so that thousands of equal headings are numbered in one pass. */
function unused(anchor: string, used: Map<string, number>): string {
  let number = used.get(anchor)
  if (number === undefined) {
    used.set(anchor, 1)
    return anchor
  }
  do number += 1
  while (used.has(`${anchor}-${number}`))
  used.set(anchor, number)
  used.set(`${anchor}-${number}`, 1)
  return `${anchor}-${number}`
}
