import { createContext, type ReactNode } from 'react'

/** A file or a record that a page shows as a block. */
export interface Embedded {
  readonly type: 'file' | 'record'
  readonly id: string
}

interface Node {
  readonly type: string
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly content?: readonly Node[]
}

/** Draws a block in place; null until what draws it is loaded. */
export const Embedding = createContext<((embedded: Embedded) => ReactNode) | null>(null)

/** A page names at most so many that are looked up; the others are shown as not available. */
const MAX_EMBEDDED = 500

/** Each file and record in the blocks, once. */
export function embeddedIn(blocks: readonly Node[]): Embedded[] {
  const found = new Map<string, Embedded>()
  const look = ({ type, attrs, content }: Node): void => {
    const id = type === 'file' ? attrs?.['file'] : type === 'record' ? attrs?.['id'] : undefined
    if (typeof id === 'string' && found.size < MAX_EMBEDDED) found.set(`${type} ${id}`, { type: type as Embedded['type'], id })
    content?.forEach(look)
  }
  blocks.forEach(look)
  return [...found.values()]
}
