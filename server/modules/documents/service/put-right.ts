import type { Node } from 'prosemirror-model'
import { Transform } from 'prosemirror-transform'
import { directionsOf, nodesIn, type TreeNode } from '@diwan/core/document-tree'
import { directionOf, type Direction } from '@diwan/core/direction'
import { labelOf } from '@diwan/core/light-text'
import { pageText, type PageDocument } from '@diwan/core/page/document'

/** So much of a text tells how it is written. */
const TELLING = 2_000

/**
 * What the portal changes in what people wrote, as steps that everybody gets: the direction of each block, and the real names of people.
 * A block without letters goes with the whole text, so that it looks the same for everyone, no matter who wrote last.
 */
export function putRight(doc: Node, page: PageDocument, names: ReadonlyMap<string, string>): Transform {
  const places = placesOf(doc, page)
  const change = new Transform(doc)
  const set = (node: TreeNode, name: string, value: string): void => {
    if (attrOf(node, name) !== value) change.setNodeAttribute(places.get(node)!, name, value)
  }
  const whole = directionOf(pageText(page).slice(0, TELLING), firstDirection(page))
  directionsOf(page.content, whole, (block, dir) => set(block, 'dir', dir))
  for (const node of nodesIn(page)) {
    const name = node.type === 'mention' ? names.get(attrOf(node, 'id')) : undefined
    if (name !== undefined) set(node, 'label', labelOf(name))
  }
  return change
}

const attrOf = ({ attrs }: TreeNode, name: string): string => ((attrs ?? {}) as Readonly<Record<string, string>>)[name] ?? ''

const firstDirection = ({ content }: PageDocument): Direction =>
  content.map((block) => attrOf(block, 'dir')).find(Boolean) === 'ltr' ? 'ltr' : 'rtl'

/** Where each node of the JSON stands in the document it was made of. Changing attributes moves nothing. */
function placesOf(doc: Node, page: TreeNode): Map<TreeNode, number> {
  const places = new Map<TreeNode, number>()
  const walk = (node: Node, json: TreeNode, inside: number): void =>
    node.forEach((child, offset, index) => {
      const said = json.content![index]!
      places.set(said, inside + offset)
      walk(child, said, inside + offset + 1)
    })
  walk(doc, page, 0)
  return places
}

/** Values of an attribute of all nodes of these types. */
export function valuesIn(doc: Node, types: readonly string[], name: string): Set<string> {
  const values = new Set<string>()
  doc.descendants(({ type, attrs }) => {
    if (types.includes(type.name)) values.add(String(attrs[name]))
  })
  return values
}
