import { directionsOf, type TreeNode } from '@diwan/core/document-tree'
import { directionOf, type Direction } from '@diwan/core/direction'
import type { Node } from 'prosemirror-model'
import { Plugin } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'

/** So much of a text tells how it is written; the portal reads as much. */
const TELLING = 2_000

/**
 * Each block is drawn in the direction of what is written in it, while it is written. The document itself gets its directions from the
 * portal, by the same rule.
 */
export const directions = (fallback: Direction): Plugin<DecorationSet> =>
  new Plugin<DecorationSet>({
    state: {
      init: (_config, { doc }) => drawn(doc, fallback),
      apply: (tr, held) => (tr.docChanged ? drawn(tr.doc, fallback) : held),
    },
    props: {
      decorations(state) {
        return this.getState(state)
      },
    },
  })

/** Of a block that did not change, what was said of it before. */
const known = new WeakMap<Node, { readonly whole: Direction; readonly found: readonly (readonly [Node, Direction])[] }>()

function drawn(doc: Node, fallback: Direction): DecorationSet {
  const whole = directionOf(doc.textBetween(0, Math.min(doc.content.size, TELLING), '\n'), fallback)
  const found = new Map<Node, Direction[]>()
  doc.forEach((block) => {
    const held = known.get(block)
    const said = held?.whole === whole ? held.found : directionsIn(block, whole)
    known.set(block, { whole, found: said })
    for (const [node, dir] of said) found.set(node, [...(found.get(node) ?? []), dir])
  })
  const marks: Decoration[] = []
  doc.descendants((node, at) => {
    const dir = found.get(node)?.shift()
    if (dir) marks.push(Decoration.node(at, at + node.nodeSize, { dir }))
    return !node.isTextblock
  })
  return DecorationSet.create(doc, marks)
}

/** In the order of the document: the same node may stand in it twice. */
function directionsIn(block: Node, whole: Direction): (readonly [Node, Direction])[] {
  const json = block.toJSON() as TreeNode
  const nodes = new Map<TreeNode, Node>()
  const pair = (node: Node, of: TreeNode): void => {
    nodes.set(of, node)
    node.forEach((child, _offset, index) => pair(child, of.content![index]!))
  }
  pair(block, json)
  const found: (readonly [Node, Direction])[] = []
  directionsOf([json], whole, (of, dir) => void found.push([nodes.get(of)!, dir]))
  return found
}

/** What is written in a block, as far as its direction goes; and the other one, said by a mark that nobody sees. */
export const MARKS = { rtl: '\u200F', ltr: '\u200E' } as const
