import { Button, Paper, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNewVersion } from '../kit/service-worker.ts'
import classes from './new-version.module.css'

/** It never replaces a page by itself: something may be typed there. */
export default function NewVersion() {
  const { t } = useTranslation('shell')
  const start = useNewVersion((version) => version.start)
  return (
    <Paper role="status" shadow="md" withBorder radius={12} className={classes['place']}>
      <Text>{t('newVersion')}</Text>
      <Button size="xs" onClick={start}>
        {t('newVersionStart')}
      </Button>
    </Paper>
  )
}
