import { z } from 'zod'
import { isBlank } from './blank-text.ts'
import { directionOf, stripBidiControls, type Direction } from './direction.ts'
import { brokenDocumentLimit } from './document-limits.ts'
import { directionsOf, textOfBlocks } from './document-tree.ts'
import type { DocumentNode, ParagraphNode } from './document-nodes.ts'
import { isHttpUrl, URL_MAX } from './identifiers.ts'
import { isStorable } from './storable-text.ts'

/**
 * Written text longer than a line: restricted ProseMirror JSON, in TipTap's names. HTML is never stored. Every object is strict:
 * an attribute nobody decided about could carry a script into some future renderer. Each block has its own direction, since
 * `@everyone⏎مرحبا` as one block would be wrong in one of its lines.
 */
export const dirAttrs = { dir: z.enum(['rtl', 'ltr']) }
const Attrs = z.strictObject(dirAttrs)
export const someText = z.string().min(1).refine(isStorable, 'not_storable')

const Mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['bold', 'italic', 'code', 'strike', 'subscript', 'superscript']) }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: z.string().max(URL_MAX).refine(isHttpUrl, 'url') }) }),
])
/** Every inline node may carry them: ProseMirror marks a mention or a break inside a bold sentence too. */
const marks = z
  .array(Mark)
  .max(7)
  .refine((all) => new Set(all.map(({ type }) => type)).size === all.length)
  .exactOptional()

export const LIST_START_MAX = 999_999
export const MENTION_LABEL_MAX = 200
const label = z
  .string()
  .min(1)
  .max(MENTION_LABEL_MAX)
  .refine((name) => isStorable(name) && name === stripBidiControls(name))

const Text = z.strictObject({ type: z.literal('text'), text: someText, marks })
/** The label is a copy for plain text and for readers who may not see the person; the id is the truth. */
const Mention = z.strictObject({ type: z.literal('mention'), attrs: z.strictObject({ id: z.uuid(), label }), marks })
const HardBreak = z.strictObject({ type: z.literal('hardBreak'), marks })
const Inline = z.discriminatedUnion('type', [Text, Mention, HardBreak])

export const sentence = z.array(Inline).exactOptional()
export const Paragraph = z.strictObject({ type: z.literal('paragraph'), attrs: Attrs, content: sentence })
export const Heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ ...dirAttrs, level: z.int().min(1).max(3) }),
  content: sentence,
})
const CodeBlock = z.strictObject({
  type: z.literal('codeBlock'),
  attrs: Attrs,
  content: z.array(z.strictObject({ type: z.literal('text'), text: someText })).exactOptional(),
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
/** The number of the first item; 1 where none is kept. */
export const listStart = z.int().min(0).max(LIST_START_MAX).exactOptional()
const OrderedList = z.strictObject({
  type: z.literal('orderedList'),
  attrs: z.strictObject({ ...dirAttrs, start: listStart }),
  get content() {
    return z.array(ListItem).min(1)
  },
})
const Block = z.discriminatedUnion('type', [Paragraph, Heading, CodeBlock, Blockquote, BulletList, OrderedList])
const Doc = z.strictObject({ type: z.literal('doc'), content: z.array(Block).min(1) })

export type Document = DocumentNode

/** The limits are checked first because the schema is recursive. The message of their issue is a DocumentLimit, never a sentence. */
export const Document: z.ZodType<Document, Document> = z.preprocess((document: z.input<typeof Doc>, ctx) => {
  const limit = brokenDocumentLimit(document)
  if (limit) ctx.addIssue({ code: 'custom', message: limit })
  return document
}, Doc)

/** One paragraph per line, for mail, imports and the light composer. What is too long for a document is refused by its schema. */
export const documentFromText = (plain: string, fallback: Direction): Document => ({
  type: 'doc',
  content: linesOf(plain, fallback),
})

export const linesOf = (plain: string, fallback: Direction): ParagraphNode[] =>
  plain.split(/\r\n|\r|\n/).map((line) => ({
    type: 'paragraph' as const,
    attrs: { dir: directionOf(line, fallback) },
    ...(line === '' ? {} : { content: [{ type: 'text' as const, text: line }] }),
  }))

/** The plain text kept beside it: for search, mail and notifications. One line per block. */
export const textOf = ({ content }: Document): string => textOfBlocks(content)

/** Nothing to read: no letter, sign or mention, only spaces and what nobody sees. */
export const isEmptyDocument = (document: Document): boolean => isBlank(textOf(document))

/** The server decides the direction of every block, whatever the client sent. */
export function withDirections(document: Document, fallback: Direction): Document {
  const copy = structuredClone(document)
  directionsOf(copy.content, fallback, ({ attrs: of }, dir) => Object.assign(of!, { dir }))
  return copy
}
