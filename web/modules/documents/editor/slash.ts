import { Plugin, PluginKey, type EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

export interface Slash {
  /** Where the stroke stands. */
  readonly from: number
  readonly to: number
  /** What is typed after it. */
  readonly typed: string
}

interface Held {
  readonly slash: Slash | undefined
  /** One that was closed by hand stays closed. */
  readonly closed: number | undefined
}

const key = new PluginKey<Held>('slash')
export const slashIn = (state: EditorState): Slash | undefined => key.getState(state)?.slash

const LONGEST = 24

/** A stroke at the beginning of a line or after a space, and the letters after it up to the cursor. */
function found({ selection: { $from, empty } }: EditorState): Slash | undefined {
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return undefined
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - LONGEST - 1), $from.parentOffset, '\uFFFC', '\uFFFC')
  const [, typed] = /(?:^|\s)\/([^\s/]*)$/.exec(before) ?? []
  if (typed === undefined) return undefined
  return { from: $from.pos - typed.length - 1, to: $from.pos, typed }
}

export const closeSlash = (view: EditorView): void => view.dispatch(view.state.tr.setMeta(key, slashIn(view.state)?.from))

/** Opens as if the stroke had been typed: for keyboards that have a letter there. */
export function openSlash(view: EditorView): void {
  const { $from } = view.state.selection
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 1), $from.parentOffset, '\uFFFC', '\uFFFC')
  view.dispatch(view.state.tr.insertText(before === '' || /\s/.test(before) ? '/' : ' /'))
  view.focus()
}

/** Whether the menu has a use for a key. */
export type Press = (key: string) => boolean

export interface SlashKeys {
  readonly press: Press
  /** By the menu, while it is there. */
  readonly hear: (press: Press) => () => void
}

export function slashKeys(): SlashKeys {
  const heard = new Set<Press>()
  return {
    press: (pressed) => [...heard].some((press) => press(pressed)),
    hear: (press) => {
      heard.add(press)
      return () => void heard.delete(press)
    },
  }
}

/** Knows where something is to be put in; `press` is asked for the keys while the menu is open. */
export const slash = ({ press }: Pick<SlashKeys, 'press'>): Plugin<Held> =>
  new Plugin<Held>({
    key,
    state: {
      init: () => ({ slash: undefined, closed: undefined }),
      apply(tr, { closed, slash: held }, _before, state) {
        const shut = tr.getMeta(key) as number | undefined
        const now = tr.docChanged || tr.selectionSet ? found(state) : held
        const still = shut ?? (closed !== undefined && tr.docChanged ? tr.mapping.map(closed) : closed)
        if (now && still === now.from) return { slash: undefined, closed: still }
        // letters of others never open it
        if (now && !held && tr.getMeta('rebased') !== undefined) return { slash: undefined, closed: now.from }
        return { slash: now, closed: undefined }
      },
    },
    props: {
      handleKeyDown(view, event) {
        if (event.isComposing) return false
        // by the place of the key: on an Arabic keyboard it types a letter
        if (event.code === 'Slash' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
          openSlash(view)
          return true
        }
        return slashIn(view.state) !== undefined && press(event.key)
      },
    },
  })
