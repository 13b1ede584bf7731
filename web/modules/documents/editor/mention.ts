import { labelOf } from '@diwan/core/light-text'
import type { Person } from '@diwan/contract/users/schemas/person'
import type { EditorView } from 'prosemirror-view'
import { LONGEST_NAME, nameTyped, replacedName } from '../../writing/public.ts'
import { pageSchema } from './schema.ts'
import { trigger, type Typed } from './trigger.ts'

/** An `@` and the name typed after it. */
export const mentionSign = trigger({ name: 'mention', typedIn: nameTyped, longest: LONGEST_NAME })

/** Replaces the typed name by a mention and a space; the words around it stay. */
export function mention(view: EditorView, { from, to, typed }: Typed, { id, fullName }: Person): void {
  const node = pageSchema.nodes.mention.create({ id, label: labelOf(fullName) })
  const following = view.state.doc.textBetween(to, view.state.doc.resolve(to).end(), '\uFFFC', '\uFFFC')
  const name = replacedName(`@${typed}${following}`, { from: 0, text: typed }, fullName)
  const nodes = name.after === '' ? [node] : [node, pageSchema.text(name.after)]
  view.dispatch(view.state.tr.replaceWith(from, from + name.to, nodes).scrollIntoView())
  view.focus()
}

/** As if the `@` had been typed: for who has a finger and no key. */
export function askWhom(view: EditorView): void {
  const { $from } = view.state.selection
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 1), $from.parentOffset, '\uFFFC', '\uFFFC')
  view.dispatch(view.state.tr.insertText(before === '' || /\s/.test(before) ? '@' : ' @'))
  view.focus()
}
