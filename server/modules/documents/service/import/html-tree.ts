import { parseDocument, Parser } from 'htmlparser2'
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

/** The parsed page. One whose elements are nested without end is refused after the first of them that are too deep. */
export function parseHtml(html: string): HtmlNode {
  let depth = 0
  const measure = new Parser({
    onopentagname() {
      depth += 1
      if (depth > MAX_NESTING) throw new UnreadableFile('documents.import_damaged')
    },
    onclosetag() {
      depth -= 1
    },
  })
  measure.end(html)
  return parseDocument(html)
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
