import { notes } from '@diwan/contract/notes/endpoints'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../kit/write.ts'

/** Begun at once, and named while it is written. */
export function useNewNote(): { readonly begin: () => void; readonly isBeginning: boolean } {
  const { t } = useTranslation('notes')
  const navigate = useNavigate()
  const create = useWrite(notes.create)
  return {
    begin: () =>
      create.mutate(
        { title: t('newTitle') },
        { onSuccess: ({ id }) => void navigate({ to: '/user/notes', search: { id, new: 1 } as object }) },
      ),
    isBeginning: create.isPending,
  }
}
