import { directionOf } from '@diwan/core/direction'
import type { Document } from '@diwan/core/document'

type Block = Document['content'][number]
type Item = Extract<Block, { type: 'bulletList' }>['content'][number]
type Paragraph = Extract<Block, { type: 'paragraph' }>

/** Plain lines; those that begin with a dash together make a list. */
export function writtenAs(text: string): Document {
  const content: Block[] = []
  for (const line of text.split('\n')) {
    const last = content.at(-1)
    if (!line.startsWith('- ')) content.push(paragraph(line))
    else if (last?.type === 'bulletList') last.content.push(item(line))
    else content.push({ type: 'bulletList', attrs: item(line).attrs, content: [item(line)] })
  }
  return { type: 'doc', content }
}

function item(line: string): Item {
  const words = paragraph(line.slice(2))
  return { type: 'listItem', attrs: words.attrs, content: [words] }
}

const paragraph = (text: string): Paragraph => ({
  type: 'paragraph',
  attrs: { dir: directionOf(text, 'rtl') },
  ...(text && { content: [{ type: 'text', text }] }),
})
