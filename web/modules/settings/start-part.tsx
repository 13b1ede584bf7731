import { NumberInput, Select, Switch } from '@mantine/core'
import { PASSWORD_MIN, PASSWORD_MIN_MAX } from '@diwan/core/password-rules'
import { DIGITS, LANGUAGES } from '@diwan/contract/settings/vocabulary'
import { useTranslation } from 'react-i18next'
import '../../ui/switch-styles.ts'
import { PageSection } from '../../ui/page-sections.tsx'
import classes from './settings.module.css'
import type { PartProps } from './use-settings.ts'

export function StartPart({ form, disabled }: PartProps) {
  const { t } = useTranslation('settings')
  const { language, digits, neutralReset, passwordMin } = form.values
  return (
    <PageSection title={t('startPart')} text={t('startText')}>
      <div className={classes['pair']}>
        <Select
          label={t('field_language')}
          disabled={disabled}
          allowDeselect={false}
          data={LANGUAGES.map((value) => ({ value, label: t(`value_language_${value}`) }))}
          value={language}
          onChange={(value) => form.change({ language: value === 'en' ? 'en' : 'ar' })}
        />
        <Select
          label={t('field_digits')}
          disabled={disabled}
          allowDeselect={false}
          data={DIGITS.map((value) => ({ value, label: t(`value_digits_${value}`) }))}
          value={digits}
          onChange={(value) => form.change({ digits: value === 'arab' ? 'arab' : 'latn' })}
        />
        <NumberInput
          data-field="passwordMin"
          label={t('field_passwordMin')}
          description={t('passwordMinText')}
          disabled={disabled}
          min={PASSWORD_MIN}
          max={PASSWORD_MIN_MAX}
          clampBehavior="blur"
          allowDecimal={false}
          allowNegative={false}
          value={passwordMin}
          error={form.errors['passwordMin']}
          onChange={(value) => form.change({ passwordMin: typeof value === 'number' ? value : PASSWORD_MIN })}
        />
      </div>
      <Switch
        label={t('field_neutralReset')}
        description={t('neutralText')}
        checked={neutralReset}
        disabled={disabled}
        onChange={(event) => form.change({ neutralReset: event.currentTarget.checked })}
      />
    </PageSection>
  )
}
