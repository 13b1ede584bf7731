import type { EditorView } from 'prosemirror-view'
import type { Choice, EditorDialog } from './choices.ts'
import { commands } from './commands.ts'
import { acceptedTypes } from '../../../kit/attached-files.ts'
import { PICTURES, PURPOSE, putFiles } from './pictures.ts'

/** Does it where the cursor is, and writing goes on. `onAsk` opens a dialog. */
export function choose(name: Choice['name'], view: EditorView, onAsk: (asked: EditorDialog) => void = () => undefined): void {
  if (name === 'picture') return askForFiles(view, PICTURES.join(','), 'image')
  if (name === 'file') return askForFiles(view, acceptedTypes(PURPOSE), 'file')
  if (name === 'record' || name === 'import') return onAsk(name)
  commands[name](view.state, view.dispatch, view)
  view.focus()
}

function askForFiles(view: EditorView, accept: string, as: 'image' | 'file'): void {
  const field = document.createElement('input')
  field.type = 'file'
  field.multiple = true
  field.accept = accept
  field.addEventListener('change', () => putFiles(view, [...(field.files ?? [])], { as }))
  field.click()
}
