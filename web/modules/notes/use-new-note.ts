import { notes } from '@diwan/contract/notes/endpoints'
import { useNavigate } from '@tanstack/react-router'
import { useWrite } from '../../kit/write.ts'

/** Begun at once, and named while it is written. */
export function useNewNote(): { readonly begin: () => void; readonly isBeginning: boolean } {
  const navigate = useNavigate()
  const create = useWrite(notes.create)
  return {
    begin: () =>
      create.mutate({}, { onSuccess: ({ id }) => void navigate({ to: '/user/notes', search: { id, new: 1 } as object }) }),
    isBeginning: create.isPending,
  }
}
