import { z } from 'zod'
import { dirAttrs, Heading, linesOf, listStart, Paragraph, someText, type Document } from '../document.ts'
import { textOfBlocks, type TreeNode } from '../document-tree.ts'
import { brokenDocumentLimit } from '../document-limits.ts'
import { stripBidiControls, type Direction } from '../direction.ts'
import { isStorable } from '../storable-text.ts'
import { ALT_MAX, LANGUAGE_MAX, PAGE_SIZE, TABLE_COLUMNS, TABLE_ROWS } from './limits.ts'

/**
 * What several people write at once: a document that may hold checklists, tables, pictures, files and cards of records as well. The same
 * strict JSON as every document; the nodes it shares with the others are the very same.
 */
const Attrs = z.strictObject(dirAttrs)

/** The shape of all of them, once they are checked: spelled out node by node, types of a recursive schema are too much for the compiler. */
type Blocks = z.ZodType<TreeNode[]>

const CodeBlock = z.strictObject({
  type: z.literal('codeBlock'),
  attrs: z.strictObject({
    ...dirAttrs,
    language: z
      .string()
      .max(LANGUAGE_MAX)
      .regex(/^[a-z0-9+#.-]+$/)
      .nullable(),
  }),
  content: z.array(z.strictObject({ type: z.literal('text'), text: someText })).exactOptional(),
})
const Image = z.strictObject({
  type: z.literal('image'),
  attrs: z.strictObject({
    file: z.uuid(),
    alt: z
      .string()
      .max(ALT_MAX)
      .refine((alt) => isStorable(alt) && alt === stripBidiControls(alt)),
  }),
})
const File = z.strictObject({ type: z.literal('file'), attrs: z.strictObject({ file: z.uuid() }) })
const RecordCard = z.strictObject({ type: z.literal('record'), attrs: z.strictObject({ id: z.uuid() }) })
const HorizontalRule = z.strictObject({ type: z.literal('horizontalRule') })

const Blockquote = z.strictObject({
  type: z.literal('blockquote'),
  attrs: Attrs,
  get content(): Blocks {
    return z.array(Block).min(1)
  },
})
const Callout = z.strictObject({
  type: z.literal('callout'),
  attrs: z.strictObject({ ...dirAttrs, tone: z.enum(['info', 'success', 'warning', 'danger']) }),
  get content(): Blocks {
    return z.array(Block).min(1)
  },
})
const ListItem = z.strictObject({
  type: z.literal('listItem'),
  attrs: Attrs,
  get content(): Blocks {
    return z.tuple([Paragraph], Block)
  },
})
const TaskItem = z.strictObject({
  type: z.literal('taskItem'),
  attrs: z.strictObject({ ...dirAttrs, checked: z.boolean() }),
  get content(): Blocks {
    return z.tuple([Paragraph], Block)
  },
})
const OrderedList = z.strictObject({
  type: z.literal('orderedList'),
  attrs: z.strictObject({ ...dirAttrs, start: listStart }),
  get content(): Blocks {
    return z.array(ListItem).min(1)
  },
})
const BulletList = z.strictObject({
  type: z.literal('bulletList'),
  attrs: Attrs,
  get content(): Blocks {
    return z.array(ListItem).min(1)
  },
})
const TaskList = z.strictObject({
  type: z.literal('taskList'),
  attrs: Attrs,
  get content(): Blocks {
    return z.array(TaskItem).min(1)
  },
})
const blocks = [
  Paragraph,
  Heading,
  CodeBlock,
  Blockquote,
  Callout,
  BulletList,
  OrderedList,
  TaskList,
  Image,
  File,
  RecordCard,
  HorizontalRule,
] as const
const Block: z.ZodType<TreeNode> = z.discriminatedUnion('type', blocks)

const Cell = z.strictObject({
  type: z.enum(['tableCell', 'tableHeader']),
  attrs: z.strictObject({
    colspan: z.int().min(1).max(TABLE_COLUMNS),
    rowspan: z.int().min(1).max(TABLE_ROWS),
    colwidth: z.array(z.int().min(0).max(4_000)).max(TABLE_COLUMNS).nullable(),
  }),
  content: z.array(Block).min(1),
})
const Row = z.strictObject({
  type: z.literal('tableRow'),
  content: z
    .array(Cell)
    .min(1)
    .max(TABLE_COLUMNS)
    .refine((cells) => cells.reduce((sum, { attrs }) => sum + attrs.colspan, 0) <= TABLE_COLUMNS),
})
const Table = z.strictObject({ type: z.literal('table'), attrs: Attrs, content: z.array(Row).min(1).max(TABLE_ROWS) })
const Page = z.strictObject({
  type: z.literal('doc'),
  content: z.array(z.discriminatedUnion('type', [...blocks, Table])).min(1),
})

export interface PageDocument {
  readonly type: 'doc'
  readonly content: readonly TreeNode[]
}

/** The limits come first, as the schema itself is recursive. Their issue's message is a DocumentLimit, never a sentence. */
export const PageDocument: z.ZodType<PageDocument> = z.preprocess((document: z.input<typeof Page>, ctx) => {
  const limit = brokenDocumentLimit(document, PAGE_SIZE)
  if (limit) ctx.addIssue({ code: 'custom', message: limit })
  return document
}, Page)

/** Where somebody begins to write. */
export const emptyPage = (dir: Direction): PageDocument => ({ type: 'doc', content: [{ type: 'paragraph', attrs: { dir } }] })

/** One paragraph per line. */
export const pageFromText = (plain: string, fallback: Direction): PageDocument => ({
  type: 'doc',
  content: linesOf(plain, fallback),
})

/** What was written as a shorter text: its blocks of code are of no language. */
export const pageFromDocument = ({ content }: Document): PageDocument => ({ type: 'doc', content: content.map(asPageNode) })

function asPageNode(node: TreeNode): TreeNode {
  if (node.type === 'codeBlock') return { ...node, attrs: { ...node.attrs, language: null } }
  return node.content ? { ...node, content: node.content.map(asPageNode) } : node
}

/** For search and previews. One line per block. */
export const pageText = ({ content }: PageDocument): string => textOfBlocks(content)
