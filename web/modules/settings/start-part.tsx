import { Select, Switch } from '@mantine/core'
import { DIGITS, LANGUAGES } from '@diwan/contract/settings/vocabulary'
import { useTranslation } from 'react-i18next'
import '../../ui/switch-styles.ts'
import { Part } from './part.tsx'
import classes from './settings.module.css'
import type { PartProps } from './use-settings.ts'

export function StartPart({ form, disabled }: PartProps) {
  const { t } = useTranslation('settings')
  const { language, digits, neutralReset } = form.values
  return (
    <Part title={t('startPart')} text={t('startText')}>
      <div className={classes['pair']}>
        <Select
          label={t('field_language')}
          disabled={disabled}
          allowDeselect={false}
          data={LANGUAGES.map((value) => ({ value, label: t(`value_language_${value}`) }))}
          value={language}
          onChange={(value) => form.set({ language: value === 'en' ? 'en' : 'ar' })}
        />
        <Select
          label={t('field_digits')}
          disabled={disabled}
          allowDeselect={false}
          data={DIGITS.map((value) => ({ value, label: t(`value_digits_${value}`) }))}
          value={digits}
          onChange={(value) => form.set({ digits: value === 'arab' ? 'arab' : 'latn' })}
        />
      </div>
      <Switch
        label={t('field_neutralReset')}
        description={t('neutralText')}
        checked={neutralReset}
        disabled={disabled}
        onChange={(event) => form.set({ neutralReset: event.currentTarget.checked })}
      />
    </Part>
  )
}
