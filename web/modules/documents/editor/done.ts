import { Plugin } from 'prosemirror-state'
import type { MenuKeys } from './trigger.ts'

/** The ways out of a text by key, Escape and Ctrl+Enter; a menu that is open takes Escape first. */
export const doneKeys = ({ press }: Pick<MenuKeys, 'press'>): Plugin =>
  new Plugin({
    props: {
      handleKeyDown(_view, { key, ctrlKey, metaKey, isComposing }) {
        const leaves = key === 'Escape' || (key === 'Enter' && (ctrlKey || metaKey))
        return leaves && !isComposing && press(key)
      },
    },
  })
