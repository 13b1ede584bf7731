import { notes } from '@diwan/contract/notes/endpoints'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'
import { ConfirmLater } from '../../../ui/confirm-later.tsx'

/** Nothing of it comes back, so it asks. */
export function EmptyTrash({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation('notes')
  const empty = useWrite(notes.emptyTrash, { quiet: true })
  return (
    <ConfirmLater
      opened={opened}
      onClose={onClose}
      title={t('emptyTitle_trash')}
      action={t('emptyTrash')}
      write={empty}
      onConfirm={() => empty.mutate({}, { onSuccess: onClose })}
    >
      {t('emptyTrashText')}
    </ConfirmLater>
  )
}
