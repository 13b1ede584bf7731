import { MAX_CLOSE_DAYS } from '@diwan/contract/settings/limits'
import { useTranslation } from 'react-i18next'
import { NumberField } from '../../ui/number-field.tsx'
import { PageSection } from '../../ui/page-sections.tsx'
import classes from './settings.module.css'
import type { PartProps } from './use-settings.ts'

export function DeskPart({ form, disabled }: PartProps) {
  const { t } = useTranslation('settings')
  return (
    <PageSection title={t('deskPart')} text={t('ticketCloseText')}>
      <div className={classes['pair']}>
        <NumberField
          label={t('field_ticketCloseDays')}
          disabled={disabled}
          min={0}
          max={MAX_CLOSE_DAYS}
          clampBehavior="strict"
          allowDecimal={false}
          allowNegative={false}
          value={form.values.ticketCloseDays}
          onChange={(value) => form.change({ ticketCloseDays: value ?? 0 })}
        />
      </div>
    </PageSection>
  )
}
