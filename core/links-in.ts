import { addressesIn } from './addresses.ts'
import type { Document } from './document.ts'
import { isHttpUrl } from './identifiers.ts'

interface Node {
  readonly type: string
  readonly text?: string
  readonly marks?: readonly { readonly type: string; readonly attrs?: { readonly href: string } }[]
  readonly content?: readonly Node[]
}

/** The addresses in what somebody wrote, once each, in reading order. Code is shown, not followed. */
export function linksIn(document: Document): string[] {
  const found = new Set<string>()
  const read = (nodes: readonly Node[]): void => {
    for (const { type, text = '', marks = [], content = [] } of nodes) {
      const href = marks.find((mark) => mark.type === 'link')?.attrs?.href
      if (href !== undefined) found.add(href)
      else if (type === 'text' && !marks.some((mark) => mark.type === 'code'))
        for (const { address } of addressesIn(text)) found.add(address)
      if (type !== 'codeBlock') read(content)
    }
  }
  read(document.content as readonly unknown[] as readonly Node[])
  return [...found].filter((address) => isHttpUrl(address))
}
