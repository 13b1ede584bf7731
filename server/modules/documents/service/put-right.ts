import { Fragment, type Node } from 'prosemirror-model'
import { AttrStep, type Step } from 'prosemirror-transform'
import { directionsOf, nodesIn, type TreeNode } from '@diwan/core/document-tree'
import { directionOf, type Direction } from '@diwan/core/direction'
import { labelOf } from '@diwan/core/light-text'
import { pageText, type PageDocument } from '@diwan/core/page/document'

/** So much of a text tells how it is written. */
const TELLING = 2_000

export interface Correction {
  readonly doc: Node
  readonly steps: readonly Step[]
}

export interface Real {
  /** Names of the people mentioned. */
  readonly names: ReadonlyMap<string, string>
  /** Copies that take the place of files of other records. */
  readonly copies: ReadonlyMap<string, string>
}

/**
 * What the portal changes in what people wrote, as steps that everybody gets: the direction of each block, the real names of people, and
 * the record's own copies of files.
 * A block without letters goes with the whole text, so that it looks the same for everyone, no matter who wrote last. A large paste may
 * need thousands of steps: the document is rebuilt once for all of them, since applying one costs as much as the document has blocks.
 */
export function putRight(doc: Node, page: PageDocument, { names, copies }: Real): Correction {
  const places = placesOf(doc, page)
  const steps: AttrStep[] = []
  const changed: Changed = new Map()
  const set = (node: TreeNode, name: string, value: string): void => {
    if (attrOf(node, name) === value) return
    const pos = places.get(node)!
    steps.push(new AttrStep(pos, name, value))
    changed.set(pos, { ...changed.get(pos), [name]: value })
  }
  const whole = directionOf(pageText(page).slice(0, TELLING), firstDirection(page))
  directionsOf(page.content, whole, (block, dir) => set(block, 'dir', dir))
  for (const node of nodesIn(page)) {
    const name = node.type === 'mention' ? names.get(attrOf(node, 'id')) : undefined
    if (name !== undefined) set(node, 'label', labelOf(name))
    const copy = node.type === 'image' || node.type === 'file' ? copies.get(attrOf(node, 'file')) : undefined
    if (copy !== undefined) set(node, 'file', copy)
  }
  return { doc: steps.length > 0 ? doc.copy(rebuilt(doc, 0, changed)) : doc, steps }
}

/** New attributes by the position of their node. */
type Changed = Map<number, Readonly<Record<string, string>>>

/** The content of a node that begins at `inside`; untouched parts stay the same nodes. */
function rebuilt(node: Node, inside: number, changed: Changed): Fragment {
  const children: Node[] = []
  node.forEach((child, offset) => {
    const pos = inside + offset
    const content = child.isLeaf ? child.content : rebuilt(child, pos + 1, changed)
    const attrs = changed.get(pos)
    if (attrs) children.push(child.type.create({ ...child.attrs, ...attrs }, content, child.marks))
    else children.push(content === child.content ? child : child.copy(content))
  })
  return children.every((child, index) => child === node.child(index)) ? node.content : Fragment.fromArray(children)
}

const attrOf = ({ attrs }: TreeNode, name: string): string => ((attrs ?? {}) as Readonly<Record<string, string>>)[name] ?? ''

const firstDirection = ({ content }: PageDocument): Direction =>
  content.map((block) => attrOf(block, 'dir')).find(Boolean) === 'ltr' ? 'ltr' : 'rtl'

/** Where each node of the JSON is in the document it was made of. Changing attributes moves nothing. */
function placesOf(doc: Node, page: TreeNode): Map<TreeNode, number> {
  const places = new Map<TreeNode, number>()
  const walk = (node: Node, json: TreeNode, inside: number): void =>
    node.forEach((child, offset, index) => {
      const tree = json.content![index]!
      places.set(tree, inside + offset)
      walk(child, tree, inside + offset + 1)
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
