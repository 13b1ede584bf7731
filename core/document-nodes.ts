import type { Direction } from './direction.ts'

/**
 * The nodes of a document, written by hand: declarations of everything that contains a document then refer to these names
 * instead of repeating the inferred type of a recursive schema. `z.ZodType<Document, Document>` keeps the schema in step.
 */
export type Mark =
  | { type: 'bold' | 'italic' | 'code' | 'strike' | 'subscript' | 'superscript' }
  | { type: 'link'; attrs: { href: string } }

export interface TextNode {
  type: 'text'
  text: string
  marks?: Mark[]
}
export interface MentionNode {
  type: 'mention'
  attrs: { id: string; label: string }
  marks?: Mark[]
}
export interface HardBreakNode {
  type: 'hardBreak'
  marks?: Mark[]
}
export type InlineNode = TextNode | MentionNode | HardBreakNode

export interface ParagraphNode {
  type: 'paragraph'
  attrs: { dir: Direction }
  content?: InlineNode[]
}
export interface HeadingNode {
  type: 'heading'
  attrs: { dir: Direction; level: number }
  content?: InlineNode[]
}
export interface CodeBlockNode {
  type: 'codeBlock'
  attrs: { dir: Direction }
  content?: { type: 'text'; text: string }[]
}
export interface BlockquoteNode {
  type: 'blockquote'
  attrs: { dir: Direction }
  content: BlockNode[]
}
export interface ListItemNode {
  type: 'listItem'
  attrs: { dir: Direction }
  content: [ParagraphNode, ...BlockNode[]]
}
export interface BulletListNode {
  type: 'bulletList'
  attrs: { dir: Direction }
  content: ListItemNode[]
}
export interface OrderedListNode {
  type: 'orderedList'
  attrs: { dir: Direction; start?: number }
  content: ListItemNode[]
}
export type BlockNode = ParagraphNode | HeadingNode | CodeBlockNode | BlockquoteNode | BulletListNode | OrderedListNode

export interface DocumentNode {
  type: 'doc'
  content: BlockNode[]
}
