import { Plugin } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { trigger } from './trigger.ts'

/** A stroke at the beginning of a line or after a space, and the letters after it. */
export const slash = trigger({
  name: 'slash',
  typedIn: (before) => /(?:^|\s)\/([^\s/]*)$/.exec(before)?.[1],
  longest: 24,
})

/** Opens as if the stroke had been typed: for keyboards that have a letter there. */
function openSlash(view: EditorView): void {
  const { $from } = view.state.selection
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 1), $from.parentOffset, '\uFFFC', '\uFFFC')
  view.dispatch(view.state.tr.insertText(before === '' || /\s/.test(before) ? '/' : ' /'))
  view.focus()
}

/** By the place of the key: on an Arabic keyboard it types a letter. */
export const slashStroke = new Plugin({
  props: {
    handleKeyDown(view, event) {
      const asks = event.code === 'Slash' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!asks || event.isComposing) return false
      openSlash(view)
      return true
    },
  },
})
