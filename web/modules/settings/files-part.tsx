import { NumberInput } from '@mantine/core'
import { LESSON_MB, LESSON_MB_MOST } from '@diwan/contract/files/limits'
import { useTranslation } from 'react-i18next'
import { PageSection } from '../../ui/page-sections.tsx'
import classes from './settings.module.css'
import type { PartProps } from './use-settings.ts'

/** `mayChange`: the one limit here takes a right of its own. */
export function FilesPart({ form, disabled, mayChange }: PartProps & { readonly mayChange: boolean }) {
  const { t } = useTranslation('settings')
  return (
    <PageSection title={t('filesPart')} text={t('lessonText', { least: LESSON_MB, most: LESSON_MB_MOST })}>
      <div className={classes['pair']}>
        <NumberInput
          data-field="lessonMb"
          label={t('field_lessonMb')}
          description={!disabled && !mayChange && t('lessonLocked')}
          disabled={disabled || !mayChange}
          min={LESSON_MB}
          max={LESSON_MB_MOST}
          clampBehavior="blur"
          allowDecimal={false}
          allowNegative={false}
          value={form.values.lessonMb}
          error={form.errors['lessonMb']}
          onChange={(value) => form.change({ lessonMb: typeof value === 'number' ? value : LESSON_MB })}
        />
      </div>
    </PageSection>
  )
}
