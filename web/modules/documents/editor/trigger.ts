import { Plugin, PluginKey, type EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

/** A sign before the cursor, and what is typed after it. */
export interface Typed {
  /** Where the sign stands. */
  readonly from: number
  readonly to: number
  /** What is typed after it. */
  readonly typed: string
}

interface Held {
  readonly now: Typed | undefined
  /** One that was closed by hand stays closed. */
  readonly closed: number | undefined
}

/** Whether a menu has a use for a key. */
export type Press = (key: string) => boolean

export interface MenuKeys {
  readonly press: Press
  /** By the menu, while it is there. */
  readonly hear: (press: Press) => () => void
}

export function menuKeys(): MenuKeys {
  const heard = new Set<Press>()
  return {
    press: (pressed) => [...heard].some((press) => press(pressed)),
    hear: (press) => {
      heard.add(press)
      return () => void heard.delete(press)
    },
  }
}

interface Sign {
  readonly name: string
  /** What is typed after the sign, in the text before the cursor. */
  readonly typedIn: (before: string) => string | undefined
  readonly longest: number
}

export interface Trigger {
  readonly at: (state: EditorState) => Typed | undefined
  readonly close: (view: EditorView) => void
  /** `press` is asked for the keys while the menu is open. */
  readonly plugin: (keys: Pick<MenuKeys, 'press'>) => Plugin
}

/** Knows where a menu is asked for by a sign that is typed. */
export function trigger({ name, typedIn, longest }: Sign): Trigger {
  const key = new PluginKey<Held>(name)
  const at = (state: EditorState) => key.getState(state)?.now
  const found = ({ selection: { $from, empty } }: EditorState): Typed | undefined => {
    if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return undefined
    const start = Math.max(0, $from.parentOffset - longest - 1)
    const typed = typedIn($from.parent.textBetween(start, $from.parentOffset, '\uFFFC', '\uFFFC'))
    return typed === undefined ? undefined : { from: $from.pos - typed.length - 1, to: $from.pos, typed }
  }
  return {
    at,
    close: (view) => view.dispatch(view.state.tr.setMeta(key, at(view.state)?.from)),
    plugin: ({ press }) =>
      new Plugin<Held>({
        key,
        state: {
          init: () => ({ now: undefined, closed: undefined }),
          apply(tr, { closed, now: held }, _before, state) {
            const shut = tr.getMeta(key) as number | undefined
            const now = tr.docChanged || tr.selectionSet ? found(state) : held
            const still = shut ?? (closed !== undefined && tr.docChanged ? tr.mapping.map(closed) : closed)
            if (now && still === now.from) return { now: undefined, closed: still }
            // letters of others never open it
            if (now && !held && tr.getMeta('rebased') !== undefined) return { now: undefined, closed: now.from }
            return { now, closed: undefined }
          },
        },
        props: {
          handleKeyDown: (view, event) => !event.isComposing && at(view.state) !== undefined && press(event.key),
        },
      }),
  }
}
