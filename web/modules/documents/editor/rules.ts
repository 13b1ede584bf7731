import { InputRule, inputRules, textblockTypeInputRule, undoInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { MarkType } from 'prosemirror-model'
import type { Plugin } from 'prosemirror-state'
import { pageSchema } from './schema.ts'

const { nodes, marks } = pageSchema

/** `**so**`, and the marks are gone. */
const marked = (pattern: RegExp, type: MarkType): InputRule =>
  new InputRule(pattern, (state, match, start, end) => {
    const [whole, before = '', words = ''] = match
    if (state.doc.rangeHasMark(start, end, marks.code)) return null
    const from = start + before.length
    const tr = state.tr
    tr.delete(start + whole.indexOf(words, before.length) + words.length, end)
    tr.delete(from, start + whole.indexOf(words, before.length))
    return tr.addMark(from, from + words.length, type.create()).removeStoredMark(type)
  })

/** Markdown as it is typed; Backspace takes the change back. */
export const rules: readonly Plugin[] = [
  inputRules({
    rules: [
      textblockTypeInputRule(/^(#{1,3})\s$/, nodes.heading, ([, signs = '']) => ({ level: signs.length })),
      textblockTypeInputRule(/^```$/, nodes.codeBlock),
      wrappingInputRule(/^\s*[-*]\s$/, nodes.bulletList),
      wrappingInputRule(/^\s*[1١][.)]\s$/, nodes.orderedList),
      wrappingInputRule(/^\s*\[\s?\]\s$/, nodes.taskList),
      wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
      new InputRule(/^---$/, ({ tr, doc }, _match, start) => {
        const $start = doc.resolve(start)
        if ($start.parent.type !== nodes.paragraph) return null
        return tr.replaceWith($start.before(), $start.after(), [nodes.horizontalRule.create(), nodes.paragraph.create()])
      }),
      marked(/(^|[^*])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.bold),
      marked(/(^|[^`])`([^`]+)`$/, marks.code),
    ],
  }),
  keymap({ Backspace: undoInputRule }),
]
