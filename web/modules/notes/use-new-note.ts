import { notes } from '@diwan/contract/notes/endpoints'
import { useNavigate } from '@tanstack/react-router'
import { typeAhead } from '../../kit/type-ahead.ts'
import { useWrite } from '../../kit/write.ts'

/** Begun at once, and named while it is written. What is typed before the note is shown is its title. */
export function useNewNote(): { readonly begin: () => void; readonly isBeginning: boolean } {
  const navigate = useNavigate()
  const create = useWrite(notes.create)
  return {
    begin: () => {
      const screen = import('./note/note-screen.tsx').catch(() => undefined) // one that cannot be fetched says so in its place
      const open = (id: string) => navigate({ to: '/user/notes', search: { id, new: 1 } as object })
      const opened = new Promise((resolve, reject) => {
        create.mutate({}, { onSuccess: ({ id }) => resolve(Promise.all([open(id), screen])), onError: reject })
      })
      typeAhead(opened)
    },
    isBeginning: create.isPending,
  }
}
