import type { Document } from './document.ts'
import { textOf } from './document.ts'
import { directionOf, type Direction } from './direction.ts'

/** What a poll asks, in the order in which its answers are shown. */
export interface PollText {
  readonly question: string
  readonly options: readonly string[]
}

type Paragraph = Extract<Document['content'][number], { type: 'paragraph' }>

const paragraph = (text: string, fallback: Direction): Paragraph => ({
  type: 'paragraph',
  attrs: { dir: directionOf(text, fallback) },
  content: [{ type: 'text', text }],
})

/** The question, then a list of the answers, so that search, quotes and copies hold both. */
export const pollDocument = ({ question, options }: PollText, fallback: Direction): Document => ({
  type: 'doc',
  content: [
    paragraph(question, fallback),
    {
      type: 'bulletList',
      attrs: { dir: directionOf(options.join(' '), fallback) },
      content: options.map((option) => ({
        type: 'listItem',
        attrs: { dir: directionOf(option, fallback) },
        content: [paragraph(option, fallback)],
      })),
    },
  ],
})

/** The way back; nothing where the document is no poll. */
export function pollIn({ content }: Document): PollText | undefined {
  const [question, list, ...more] = content
  if (question?.type !== 'paragraph' || list?.type !== 'bulletList' || more.length > 0) return undefined
  const text = (block: Document['content'][number]) => textOf({ type: 'doc', content: [block] })
  return { question: text(question), options: list.content.map((item) => text(item.content[0])) }
}
