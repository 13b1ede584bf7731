import { directionsOf, type TreeNode } from '@diwan/core/document-tree'
import type { Direction } from '@diwan/core/direction'
import type { Document } from '@diwan/core/document'
import { Node } from 'prosemirror-model'
import { Plugin, type Transaction } from 'prosemirror-state'
import { pageSchema } from './schema.ts'

const KNOWN = new Set([
  'paragraph',
  'heading',
  'codeBlock',
  'blockquote',
  'bulletList',
  'orderedList',
  'listItem',
  'text',
  'mention',
  'hardBreak',
])

/** What stands for a node that only a page has: its words, in what a document knows. */
function richOf(node: TreeNode): readonly TreeNode[] {
  const content = (node.content ?? []).flatMap(richOf)
  if (KNOWN.has(node.type)) return [node.content ? { ...node, content } : node]
  if (node.type === 'taskList') return [{ type: 'bulletList', content }]
  if (node.type === 'taskItem') return [{ type: 'listItem', content }]
  if (node.type === 'callout') return [{ type: 'blockquote', content: content.length > 0 ? content : [{ type: 'paragraph' }] }]
  return content // of tables the words of their cells, of pictures and lines nothing
}

const EMPTY: TreeNode = { type: 'paragraph' }

/** Whatever was typed, pasted or dropped that only a page can hold becomes what this document can hold. */
export const richOnly: Plugin = new Plugin({
  appendTransaction(transactions, _before, { doc, tr }): Transaction | null {
    if (!transactions.some(({ docChanged }) => docChanged)) return null
    const foreign: { node: Node; at: number }[] = []
    doc.descendants((node, at) => {
      if (KNOWN.has(node.type.name)) return true
      foreign.push({ node, at })
      return false
    })
    for (const { node, at } of foreign.toReversed()) {
      const instead = richOf(node.toJSON() as TreeNode)
      const nodes = (instead.length > 0 ? instead : [EMPTY]).map((one) => Node.fromJSON(pageSchema, one))
      tr.replaceWith(at, at + node.nodeSize, nodes)
    }
    return foreign.length > 0 ? tr : null
  },
})

/** As it is kept: each block with its direction. */
export function documentOf(doc: Node, fallback: Direction): Document {
  const document = doc.toJSON() as Document
  const blocks = document.content as readonly unknown[] as readonly TreeNode[]
  blocks.forEach(strip)
  directionsOf(blocks, fallback, (block, dir) => void Object.assign(block, { attrs: { ...block.attrs, dir } }))
  return document
}

function strip(node: TreeNode): void {
  if (node.type === 'codeBlock') Object.assign(node, { attrs: { dir: 'ltr' } }) // a language is for pages
  node.content?.forEach(strip)
}

export const nodeOf = (document: Document | null): Node =>
  Node.fromJSON(pageSchema, document ?? { type: 'doc', content: [EMPTY] })
