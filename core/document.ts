import { z } from 'zod'
import { isBlank } from './blank-text.ts'
import { directionOf, stripBidiControls, type Direction } from './direction.ts'
import { brokenDocumentLimit } from './document-limits.ts'
import { isHttpUrl, URL_MAX } from './identifiers.ts'
import { isStorable } from './storable-text.ts'

/**
 * Written text longer than a line: restricted ProseMirror JSON, in TipTap's names. HTML is never stored. Every object is strict:
 * an attribute nobody decided about could carry a script into some future renderer. Each block has its own direction, since
 * `@everyone⏎مرحبا` as one block would be wrong in one of its lines.
 */
const attrs = { dir: z.enum(['rtl', 'ltr']) }
const Attrs = z.strictObject(attrs)
const text = z.string().min(1).refine(isStorable, 'not_storable')

const Mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['bold', 'italic', 'code']) }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: z.string().max(URL_MAX).refine(isHttpUrl, 'url') }) }),
])
/** Every inline node may carry them: ProseMirror marks a mention or a break inside a bold sentence too. */
const marks = z
  .array(Mark)
  .max(4)
  .refine((all) => new Set(all.map(({ type }) => type)).size === all.length)
  .exactOptional()

export const MENTION_LABEL_MAX = 200
const label = z
  .string()
  .min(1)
  .max(MENTION_LABEL_MAX)
  .refine((name) => isStorable(name) && name === stripBidiControls(name))

const Text = z.strictObject({ type: z.literal('text'), text, marks })
/** The label is a copy for plain text and for readers who may not see the person; the id is the truth. */
const Mention = z.strictObject({ type: z.literal('mention'), attrs: z.strictObject({ id: z.uuid(), label }), marks })
const HardBreak = z.strictObject({ type: z.literal('hardBreak'), marks })
const Inline = z.discriminatedUnion('type', [Text, Mention, HardBreak])

const sentence = z.array(Inline).exactOptional()
const Paragraph = z.strictObject({ type: z.literal('paragraph'), attrs: Attrs, content: sentence })
const Heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ ...attrs, level: z.int().min(1).max(3) }),
  content: sentence,
})
const CodeBlock = z.strictObject({
  type: z.literal('codeBlock'),
  attrs: Attrs,
  content: z.array(z.strictObject({ type: z.literal('text'), text })).exactOptional(),
})
const Blockquote = z.strictObject({
  type: z.literal('blockquote'),
  attrs: Attrs,
  get content() {
    return z.array(Block).min(1)
  },
})
const ListItem = z.strictObject({
  type: z.literal('listItem'),
  attrs: Attrs,
  get content() {
    return z.tuple([Paragraph], Block)
  },
})
const BulletList = z.strictObject({
  type: z.literal('bulletList'),
  attrs: Attrs,
  get content() {
    return z.array(ListItem).min(1)
  },
})
const OrderedList = z.strictObject({
  type: z.literal('orderedList'),
  attrs: Attrs,
  get content() {
    return z.array(ListItem).min(1)
  },
})
const Block = z.discriminatedUnion('type', [Paragraph, Heading, CodeBlock, Blockquote, BulletList, OrderedList])
const Doc = z.strictObject({ type: z.literal('doc'), content: z.array(Block).min(1) })

/** The limits come first, as the schema itself is recursive. Their issue's message is a DocumentLimit, never a sentence. */
export const Document = z.preprocess((document: z.input<typeof Doc>, ctx) => {
  const limit = brokenDocumentLimit(document)
  if (limit) ctx.addIssue({ code: 'custom', message: limit })
  return document
}, Doc)

export type Document = z.output<typeof Doc>
type AnyBlock = z.output<typeof Block> | z.output<typeof ListItem>

/** One paragraph per line, for mail, imports and the light composer. What is too long for a document is refused by its schema. */
export function documentFromText(plain: string, fallback: Direction): Document {
  const content = plain.split(/\r\n|\r|\n/).map((line) => ({
    type: 'paragraph' as const,
    attrs: { dir: directionOf(line, fallback) },
    ...(line === '' ? {} : { content: [{ type: 'text' as const, text: line }] }),
  }))
  return { type: 'doc', content }
}

/** The plain text kept beside it: for search, mail and notifications. One line per block. */
export function textOf({ content }: Document): string {
  return content.map((block) => written(block, { mention: (name) => `@${name}`, code: (code) => code })).join('\n')
}

/** Nothing to read: no letter, sign or mention, only spaces and what nobody sees. */
export const isEmptyDocument = (document: Document): boolean => isBlank(textOf(document))

/** The server decides the direction of every block, whatever the client sent. */
export function withDirections(document: Document, fallback: Direction): Document {
  const copy = structuredClone(document)
  decideDirections(copy.content, fallback)
  return copy
}

/** A neutral block («50%») inside a list or quote follows it, so that markers and quote bars stay on one side. */
function decideDirections(blocks: AnyBlock[], fallback: Direction): void {
  for (const block of blocks) {
    block.attrs.dir = block.type === 'codeBlock' ? 'ltr' : directionOf(prose(block), fallback)
    if (holdsBlocks(block)) decideDirections(block.content, block.attrs.dir)
  }
}

/** What decides: an item by its first paragraph, beside which its marker stands; a list or quote by all it holds. */
function prose(block: AnyBlock): string {
  const deciding = block.type === 'listItem' ? block.content[0] : block
  return written(deciding, { mention: () => ' ', code: () => ' ' })
}

type Reading = { mention: (label: string) => string; code: (code: string) => string }

function written(block: AnyBlock, reading: Reading): string {
  if (holdsBlocks(block)) return block.content.map((inner) => written(inner, reading)).join('\n')
  return (block.content ?? [])
    .map((inline) => {
      if (inline.type === 'hardBreak') return '\n'
      if (inline.type === 'mention') return reading.mention(inline.attrs.label)
      const isCode = block.type === 'codeBlock' || ('marks' in inline && inline.marks?.some(({ type }) => type === 'code'))
      return isCode ? reading.code(inline.text) : inline.text
    })
    .join('')
}

type Container = Extract<AnyBlock, { type: 'blockquote' | 'listItem' | 'bulletList' | 'orderedList' }>

function holdsBlocks(block: AnyBlock): block is Container {
  return ['blockquote', 'listItem', 'bulletList', 'orderedList'].includes(block.type)
}
