import { NOTE_DEGREES } from '@diwan/contract/notes/vocabulary'
import { inTrash, living } from '../../kit/access/living.ts'
import { relations, shared, within } from '../../kit/access/reach.ts'
import type { NoteReach } from './queries/note.ts'

/** Its owner. */
export const own = { column: 'created_by', ids: (actor: { readonly id: string }) => [actor.id] } as const
const people = { kind: 'note', degrees: NOTE_DEGREES, repeats: 'updated_at' } as const

/** Whose it is, and with whom it is shared. Role settings (data) say who holds which, per flag. */
export const reach = relations<NoteReach>({ own, member: shared({ ...people, atLeast: 'read' }) })

/** The same, where only those count who may write in it. */
const writing = relations<NoteReach>({ own, member: shared({ ...people, atLeast: 'edit' }) })

export const can = {
  view: living(within(reach, 'notes.view')),
  edit: living(within(writing, 'notes.edit')),
  /** Deletes it and says with whom it is shared: whose it is. */
  delete: living(within(relations<NoteReach>({ own }), 'notes.delete')),
  restore: inTrash(reach, 'notes.view'),
}
