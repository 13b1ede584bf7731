import type { Direction } from '@diwan/core/direction'
import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import type { Command, Plugin } from 'prosemirror-state'
import { goToNextCell } from 'prosemirror-tables'
import { commands, isIn, turn } from './commands.ts'
import { pageSchema } from './schema.ts'

const { nodes } = pageSchema

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hardBreak.create()).scrollIntoView())
  return true
})

/** At the beginning of a heading or a quote, Backspace makes a plain line of it first. */
const plainFirst: Command = (state, dispatch, view) => {
  const { $from, empty } = state.selection
  if (!empty || $from.parentOffset > 0) return false
  if ($from.parent.type === nodes.heading || $from.parent.type === nodes.codeBlock)
    return commands.paragraph(state, dispatch, view)
  const first = $from.index(-1) === 0
  if (first && isIn(state, nodes.listItem)) return liftListItem(nodes.listItem)(state, dispatch, view)
  if (first && isIn(state, nodes.taskItem)) return liftListItem(nodes.taskItem)(state, dispatch, view)
  return false
}

/** What the keys do; letters go by their place where the keyboard is an Arabic one. */
export const keys = (fallback: Direction): Plugin[] => [
  keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    'Mod-b': commands.bold,
    'Mod-i': commands.italic,
    'Mod-e': commands.code,
    'Mod-Shift-x': turn(fallback),
    'Mod-Alt-0': commands.paragraph,
    'Mod-Alt-1': commands.heading1,
    'Mod-Alt-2': commands.heading2,
    'Mod-Alt-3': commands.heading3,
    'Mod-Shift-6': commands.nextTone,
    'Mod-Shift-7': commands.orderedList,
    'Mod-Shift-8': commands.bulletList,
    'Mod-Shift-9': commands.taskList,
    Backspace: plainFirst,
    Enter: chainCommands(splitListItem(nodes.listItem), splitListItem(nodes.taskItem, { checked: false })),
    'Shift-Enter': breakLine,
    Tab: chainCommands(goToNextCell(1), sinkListItem(nodes.listItem), sinkListItem(nodes.taskItem)),
    'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(nodes.listItem), liftListItem(nodes.taskItem)),
  }),
  keymap(baseKeymap),
]
