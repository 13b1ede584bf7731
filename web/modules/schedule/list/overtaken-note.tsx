import { Alert, Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface OvertakenNoteProps {
  /** Says what somebody else saved. */
  readonly text: string
  readonly form: { readonly overtaken: boolean; readonly keepMine: () => void; readonly reset: () => void }
}

/** Somebody else saved while this was being typed: what was typed is saved over it, or given up. */
export function OvertakenNote({ text, form }: OvertakenNoteProps) {
  const { t } = useTranslation('schedule')
  if (!form.overtaken) return null
  return (
    <Alert color="yellow" variant="light" role="alert">
      {text}
      <Group gap={8} mt={8}>
        <Button size="compact-sm" variant="default" onClick={form.keepMine}>
          {t('keepMine')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={form.reset}>
          {t('loadTypes')}
        </Button>
      </Group>
    </Alert>
  )
}
