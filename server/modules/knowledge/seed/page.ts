import type { TreeNode } from '@diwan/core/document-tree'
import type { PageDocument } from '@diwan/core/page/document'

interface Picture {
  readonly file: string
  readonly alt: string
}

const ITEMS = { '- ': 'bulletList', '1. ': 'orderedList' } as const

/** The text of a sample article as a document: see `types.ts` for its marks. */
export function pageOf(text: string, lang: 'ar' | 'en', picture: Picture | undefined): PageDocument {
  const attrs = { dir: lang === 'ar' ? 'rtl' : 'ltr' }
  const words = (line: string): TreeNode[] => [{ type: 'text', text: line }]
  const paragraph = (line: string): TreeNode => ({ type: 'paragraph', attrs, content: words(line) })
  const blocks: TreeNode[] = []
  for (const line of text.split('\n')) {
    const [mark, list] = Object.entries(ITEMS).find(([begin]) => line.startsWith(begin)) ?? []
    const last = blocks.at(-1)
    if (mark !== undefined && list !== undefined) {
      const item: TreeNode = { type: 'listItem', attrs, content: [paragraph(line.slice(mark.length))] }
      if (last?.type === list) blocks[blocks.length - 1] = { ...last, content: [...(last.content ?? []), item] }
      else blocks.push({ type: list, attrs, content: [item] })
    } else if (line.startsWith('# '))
      blocks.push({ type: 'heading', attrs: { ...attrs, level: 2 }, content: words(line.slice(2)) })
    else if (line.startsWith('! '))
      blocks.push({ type: 'callout', attrs: { ...attrs, tone: 'warning' }, content: [paragraph(line.slice(2))] })
    else if (line === '[[image]]') {
      if (picture) blocks.push({ type: 'image', attrs: picture })
    } else blocks.push(paragraph(line))
  }
  return { type: 'doc', content: blocks }
}
