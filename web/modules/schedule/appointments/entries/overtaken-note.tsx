import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '../appointments.module.css'

interface OvertakenNoteProps {
  readonly form: { readonly overtaken: boolean; readonly keepMine: () => void; readonly reset: () => void }
}

/** Somebody else saved while this was being typed: what was typed is saved over it, or given up. */
export function OvertakenNote({ form }: OvertakenNoteProps) {
  const { t } = useTranslation('schedule')
  if (!form.overtaken) return null
  return (
    <Alert color="yellow" variant="light" role="alert">
      {t('entryChanged')}
      <div className={classes['ways']}>
        <Button size="compact-sm" variant="default" onClick={form.keepMine}>
          {t('keepMine')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={form.reset}>
          {t('loadTypes')}
        </Button>
      </div>
    </Alert>
  )
}
