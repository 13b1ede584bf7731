import { closeHistory } from 'prosemirror-history'
import type { EditorView } from 'prosemirror-view'
import { readShortId } from '@diwan/core/short-id'
import type { LinkedRecord } from '@diwan/contract/links/schemas'
import { MAX_CARDS, MAX_NAMED } from '@diwan/contract/links/limits'
import { links } from '@diwan/contract/links/endpoints'
import { call } from '../../../kit/call.ts'
import { linkOf } from '../../../kit/link-of.ts'
import { pageSchema } from './schema.ts'

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi
const PART = /[^/?&=#]+/g

/** The record that an address of this portal shows, of those this person may see: by the ids in it. */
async function recordAt(address: URL): Promise<LinkedRecord | undefined> {
  const text = `${address.pathname}${address.search}`
  const ids = [...new Set((text.match(UUID) ?? []).map((id) => id.toLowerCase()))].slice(0, MAX_CARDS)
  const shortIds = [...new Set((text.match(PART) ?? []).flatMap((part) => readShortId(part) ?? []))].slice(0, MAX_NAMED)
  const cards = ids.length > 0 ? (await call(links.cards, { ids: ids.join(',') })).items : []
  const named = shortIds.length > 0 ? (await call(links.named, { shortIds: shortIds.join(',') })).items : []
  const found = [...cards, ...named]
  return found.find(({ path }) => linkOf(path).to === address.pathname) ?? found[0]
}

/**
 * An address of the portal that is pasted on an empty line: it is a link at once, and becomes a card when it leads to a record. Taking back
 * the card leaves the link.
 */
export function pasteAddress(view: EditorView, text: string): boolean {
  const address = new URL(text)
  const { $from, empty } = view.state.selection
  const isOwnLine = empty && $from.parent.type === pageSchema.nodes.paragraph && $from.parent.content.size === 0
  if (address.origin !== window.location.origin || !isOwnLine) return false
  const link = pageSchema.text(text, [pageSchema.marks.link.create({ href: text })])
  view.dispatch(closeHistory(view.state.tr).replaceSelectionWith(link, false).scrollIntoView())
  void recordAt(address)
    .then((record) => record && !view.isDestroyed && putCard(view, text, record.id))
    .catch(() => undefined) // without an answer it stays a link
  return true
}

/** In place of the line that holds the link alone; where it was written on, it stays a link. */
function putCard(view: EditorView, text: string, id: string): void {
  const { paragraph, record } = pageSchema.nodes
  let place: number | undefined
  view.state.doc.descendants((node, at) => {
    const isLink = node.type === paragraph && node.childCount === 1 && node.textContent === text
    if (isLink && node.firstChild!.marks.some(({ attrs }) => attrs['href'] === text)) place = at
    return place === undefined
  })
  if (place === undefined) return
  const line = view.state.doc.nodeAt(place)!
  const isLast = view.state.doc.resolve(place + line.nodeSize).nodeAfter === null
  const put = isLast ? [record.create({ id }), paragraph.create()] : [record.create({ id })]
  view.dispatch(closeHistory(view.state.tr).replaceWith(place, place + line.nodeSize, put))
}
