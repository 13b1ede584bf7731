import { labelOf } from '@diwan/core/light-text'
import type { Person } from '@diwan/contract/users/schemas/person'
import type { EditorView } from 'prosemirror-view'
import { pageSchema } from './schema.ts'
import { trigger, type Typed } from './trigger.ts'

/** An `@` and the name after it, which has spaces. Not inside an address: `sara@diwan.example`. */
export const mentionSign = trigger({
  name: 'mention',
  typedIn: (before) => /(?<![A-Za-z0-9._%+-])@((?:[^@\s\uFFFC][^@\n\uFFFC]*)?)$/u.exec(before)?.[1],
  longest: 40,
})

/** In the place of what was typed, with a space behind it. */
export function mention(view: EditorView, { from, to }: Typed, { id, fullName }: Person): void {
  const node = pageSchema.nodes.mention.create({ id, label: labelOf(fullName) })
  view.dispatch(view.state.tr.replaceWith(from, to, [node, pageSchema.text(' ')]).scrollIntoView())
  view.focus()
}

/** As if the `@` had been typed: for who has a finger and no key. */
export function askWhom(view: EditorView): void {
  const { $from } = view.state.selection
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 1), $from.parentOffset, '\uFFFC', '\uFFFC')
  view.dispatch(view.state.tr.insertText(before === '' || /\s/.test(before) ? '@' : ' @'))
  view.focus()
}
