import { Alert, Button } from '@mantine/core'
import type { OrganisationSettings } from '@diwan/contract/settings/schemas'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { UserText } from '../../ui/user-text.tsx'
import classes from './settings.module.css'
import type { SettingsForm } from './use-settings.ts'
import { useSettingText } from './use-setting-text.ts'

/** Somebody else saved while this was being typed: what stands now, and a choice. Nothing typed is lost. */
export function Overtaken({ form, now }: { form: SettingsForm; now: OrganisationSettings }) {
  const { t } = useTranslation('settings')
  const textOf = useSettingText()
  return (
    <Alert
      color="orange"
      variant="light"
      role="alert"
      title={t('changedByOthers')}
      icon={<IconAlertTriangle size={18} stroke={1.6} aria-hidden />}
      classNames={{ title: classes['alertTitle'] ?? '' }}
    >
      <p className={classes['plain']}>{t('changedByOthersText')}</p>
      <dl className={classes['now']}>
        {form.changed.map((name) => (
          <div key={name}>
            <dt>{t(`field_${name}`)}</dt>
            <dd>
              <UserText text={textOf(name, now[name])} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={classes['ways']}>
        <Button size="xs" h={36} variant="default" onClick={form.keepMine}>
          {t('keepMine')}
        </Button>
        <Button size="xs" h={36} variant="default" onClick={form.reset}>
          {t('takeTheirs')}
        </Button>
      </div>
    </Alert>
  )
}
