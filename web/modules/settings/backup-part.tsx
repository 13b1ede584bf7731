import { Alert } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sizeText } from '../../kit/size-text.ts'
import { InstantText } from '../../ui/time-text.tsx'
import { settingsQueries } from './api.ts'
import { PageSection } from '../../ui/page-sections.tsx'
import classes from './settings.module.css'

/** Read only: the schedule is set by the environment, what matters here is whether it can be relied on. */
export function BackupPart() {
  const { t, i18n } = useTranslation('settings')
  const { data } = useQuery(settingsQueries.backups())
  if (!data) return null
  const { last, failed } = data
  return (
    <PageSection title={t('backupPart')} text={t('backupText')}>
      {failed && (
        <Alert
          color="red"
          variant="light"
          icon={<IconAlertCircle size={18} stroke={1.6} aria-hidden />}
          title={t('backupFailed')}
        >
          <p className={classes['plain']}>{t(`backup_${failed.reason}`)}</p>
          <InstantText seconds={failed.at} />
        </Alert>
      )}
      {last ? (
        <dl className={classes['now']}>
          <div>
            <dt>{t('backupLast')}</dt>
            <dd>
              <InstantText seconds={last.madeAt} />
            </dd>
          </div>
          <div>
            <dt>{t('backupSize')}</dt>
            <dd>
              <bdi>{sizeText(last.bytes, i18n.language)}</bdi>
            </dd>
          </div>
        </dl>
      ) : (
        !failed && <p className={classes['dim']}>{t('backupNone')}</p>
      )}
    </PageSection>
  )
}
