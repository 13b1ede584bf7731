import { notes } from '@diwan/contract/notes/endpoints'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'

/** In the trash of its owner. */
export function RestoreNote({ id, title }: { readonly id: string; readonly title: string }) {
  const { t } = useTranslation('notes')
  const restore = useWrite(notes.restore)
  return (
    <Button
      variant="default"
      size="compact-sm"
      disabled={restore.isPending}
      aria-label={`${t('restore')}: ${title}`}
      onClick={() => restore.mutate({ id })}
    >
      {t('restore')}
    </Button>
  )
}
