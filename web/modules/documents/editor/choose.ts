import type { EditorView } from 'prosemirror-view'
import type { Choice } from './choices.ts'
import { commands } from './commands.ts'
import { PICTURES, putPictures } from './pictures.ts'

/** Does it where the cursor is, and writing goes on. */
export function choose(name: Choice['name'], view: EditorView): void {
  if (name === 'picture') return askForPictures(view)
  commands[name](view.state, view.dispatch, view)
  view.focus()
}

function askForPictures(view: EditorView): void {
  const field = document.createElement('input')
  field.type = 'file'
  field.multiple = true
  field.accept = PICTURES.join(',')
  field.addEventListener('change', () => putPictures(view, [...(field.files ?? [])]))
  field.click()
}
