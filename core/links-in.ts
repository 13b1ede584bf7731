import type { Document } from './document.ts'
import { isHttpUrl } from './identifiers.ts'

interface Node {
  readonly type: string
  readonly text?: string
  readonly marks?: readonly { readonly type: string; readonly attrs?: { readonly href: string } }[]
  readonly content?: readonly Node[]
}

const ADDRESS = /https?:\/\/[^\s<>"'\u2066-\u2069\u200e\u200f]+/giu
/** What ends a sentence is rarely the end of an address, nor is a bracket that was opened before it. */
const AFTER = /[.,;:!?\u060c\u061b\u061f\u2026)\]}\u00bb]+$/u

/** The addresses in what somebody wrote, once each, in reading order. Code is shown, not followed. */
export function linksIn(document: Document): string[] {
  const found = new Set<string>()
  const read = (nodes: readonly Node[]): void => {
    for (const { type, text = '', marks = [], content = [] } of nodes) {
      const href = marks.find((mark) => mark.type === 'link')?.attrs?.href
      if (href !== undefined) found.add(href)
      else if (type === 'text' && !marks.some((mark) => mark.type === 'code'))
        for (const [address] of text.matchAll(ADDRESS)) found.add(bare(address))
      if (type !== 'codeBlock') read(content)
    }
  }
  read(document.content as readonly unknown[] as readonly Node[])
  return [...found].filter((address) => isHttpUrl(address))
}

/** A closing bracket stays where the address itself opens one. */
function bare(address: string): string {
  const end = AFTER.exec(address)?.[0] ?? ''
  const cut = address.slice(0, address.length - end.length)
  return end.startsWith(')') && cut.includes('(') && !cut.includes(')') ? `${cut})` : cut
}
