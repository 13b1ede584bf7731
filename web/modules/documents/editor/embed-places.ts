import type { NodeView, NodeViewConstructor } from 'prosemirror-view'
import type { Embedded } from '../model/embedded.ts'

/** The place of a file or a card in the text that is written: the editor owns the element, React draws what is in it. */
export interface EmbedPlace extends Embedded {
  readonly key: number
  readonly element: HTMLElement
}

export interface EmbedPlaces {
  readonly view: NodeViewConstructor
  /** For `useSyncExternalStore`. */
  readonly subscribe: (changed: () => void) => () => void
  readonly now: () => readonly EmbedPlace[]
}

export function embedPlaces(): EmbedPlaces {
  let places: readonly EmbedPlace[] = []
  let next = 0
  const listeners = new Set<() => void>()
  const set = (now: readonly EmbedPlace[]): void => {
    places = now
    for (const changed of listeners) changed()
  }
  return {
    now: () => places,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    view: (node): NodeView => {
      const type = node.type.name as Embedded['type']
      const id = String(node.attrs[type === 'file' ? 'file' : 'id'])
      const element = document.createElement('div')
      element.contentEditable = 'false'
      element.dataset['embed'] = type
      element.dataset[type] = id
      const place: EmbedPlace = { key: (next += 1), element, type, id }
      queueMicrotask(() => set([...places, place]))
      return {
        dom: element,
        update: (other) => other.type === node.type && other.eq(node),
        // Its links and buttons are pressed as everywhere; anywhere else the block is selected.
        stopEvent: ({ target }) => target instanceof Element && target.closest('a, button') !== null,
        ignoreMutation: () => true,
        destroy: () => queueMicrotask(() => set(places.filter((one) => one !== place))),
      }
    },
  }
}
