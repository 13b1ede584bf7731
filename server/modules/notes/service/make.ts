import { MAX_TITLE } from '@diwan/contract/notes/limits'
import { CreateNote, MakeNote } from '@diwan/contract/notes/schemas'
import { withoutMentions } from '@diwan/core/light-text'
import { pageFromDocument } from '@diwan/core/page/document'
import { truncate } from '@diwan/core/truncate'
import { inputOf } from '../../../kit/http/input.ts'
import type { Action } from '../../../kit/module.ts'
import { trash } from './delete.ts'
import { beginNote } from './edit.ts'

/** A note of what somebody reads elsewhere: its words are a copy that calls nobody, with a link that leads there. */
export const noteOfThis: Action<typeof MakeNote> = {
  key: 'notes.make',
  module: 'notes',
  flag: 'create',
  choices: MakeNote,
  make: async (ctx, tx, { title, body }) => {
    const input = inputOf(CreateNote, { title: truncate(title, MAX_TITLE - 1) })
    return (await beginNote(ctx, tx, input, body ? pageFromDocument(withoutMentions(body)) : undefined)).id
  },
  unmake: (ctx, id) => trash(ctx, { id }),
}
