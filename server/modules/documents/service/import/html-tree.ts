import { parseDocument } from 'htmlparser2'
import { MAX_NESTING } from './limits.ts'
import { UnreadableFile } from './types.ts'

/** An element or a text of a parsed page. */
export interface HtmlNode {
  readonly type: string
  readonly name?: string
  readonly data?: string
  readonly attribs?: Readonly<Record<string, string>>
  readonly children?: readonly HtmlNode[]
}

/** The parsed page. One whose elements are nested without end is refused before anything walks it. */
export function parseHtml(html: string): HtmlNode {
  const root = parseDocument(html) as HtmlNode
  const waiting: [HtmlNode, number][] = [[root, 0]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, depth] = next
    if (depth > MAX_NESTING) throw new UnreadableFile('documents.import_damaged')
    for (const child of node.children ?? []) waiting.push([child, depth + 1])
  }
  return root
}

export const attr = (node: HtmlNode, name: string): string => node.attribs?.[name] ?? ''
export const hasClass = (node: HtmlNode, name: string): boolean => attr(node, 'class').split(/\s+/).includes(name)

export const textIn = (node: HtmlNode): string =>
  node.type === 'text' ? (node.data ?? '') : node.name === 'br' ? '\n' : (node.children ?? []).map(textIn).join('')

/** The first element that fits, in reading order. */
export function findNode(node: HtmlNode, fits: (one: HtmlNode) => boolean): HtmlNode | undefined {
  if (fits(node)) return node
  for (const child of node.children ?? []) {
    const found = findNode(child, fits)
    if (found) return found
  }
  return undefined
}

export function findNodes(node: HtmlNode, fits: (one: HtmlNode) => boolean): HtmlNode[] {
  return fits(node) ? [node] : (node.children ?? []).flatMap((child) => findNodes(child, fits))
}
