import { nodesIn } from '@diwan/core/document-tree'
import type { PageDocument } from '@diwan/core/page/document'

const ADDRESS = /\/user\/knowledge-base\?(?:.*&)?id=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/i

/** The ids that a document names by record cards and by links to articles. */
export function citedIn(doc: PageDocument): string[] {
  const ids = [...nodesIn(doc)].flatMap((node) => {
    if (node.type === 'record') return [(node.attrs as { readonly id: string }).id]
    const marks = (node as { readonly marks?: readonly { readonly attrs?: { readonly href?: unknown } }[] }).marks ?? []
    return marks.flatMap(({ attrs }) => ADDRESS.exec(typeof attrs?.href === 'string' ? attrs.href : '')?.[1] ?? [])
  })
  return [...new Set(ids)]
}
