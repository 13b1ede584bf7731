import { MAX_K, MIN_K } from '@diwan/contract/surveys/limits'
import type { EditedSurvey } from '@diwan/contract/surveys/schemas'
import type { UnitHit } from '@diwan/contract/units/schemas'
import { NumberInput, Switch } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../../../ui/switch-styles.ts'
import { UnitPicker } from '../../../ui/unit-picker.tsx'
import { BothLanguages } from '../../fields/public.ts'
import { surveyQueries } from '../api.ts'
import classes from '../surveys.module.css'
import type { SurveyWriting } from './use-survey-content.ts'

type Picked = Pick<UnitHit, 'id' | 'nameAr' | 'nameEn'>

/** What a survey is called, whose it is, and what those who answer are promised. */
export function SettingsPart({ writing, record }: { writing: SurveyWriting; record: EditedSurvey | null }) {
  const { t } = useTranslation('surveys')
  const { content, set, errors } = writing
  const [chosen, setChosen] = useState<readonly Picked[]>([])
  const named = (id: string | null) => [...chosen, ...(record?.places ?? [])].find((one) => one.id === id) ?? null
  const stays = record?.promised ?? false
  const both = (field: 'name' | 'description') => ({
    field,
    ar: content[`${field}Ar`],
    en: content[`${field}En`],
    errors: [errors[`${field}Ar`], errors[`${field}En`]] as const,
    onChange: (ar: string, en: string) => set({ [`${field}Ar`]: ar, [`${field}En`]: en }, field),
  })
  return (
    <div className={classes['part']}>
      <BothLanguages label={t('name')} {...both('name')} />
      <BothLanguages label={t('description')} optional long {...both('description')} />
      <UnitPicker<Picked>
        data-field="unitId"
        label={t('owner')}
        description={t('ownerText')}
        value={named(content.unitId)}
        search={(text) => surveyQueries.units(text)}
        error={errors['unitId']}
        onChange={(unit) => {
          if (unit) setChosen([unit, ...chosen])
          set({ unitId: unit?.id ?? null })
        }}
      />
      <Switch
        label={t('anonymous')}
        description={stays ? t('promisedText') : t('anonymousText')}
        disabled={stays}
        checked={content.anonymous}
        onChange={({ currentTarget: { checked } }) =>
          set({ anonymous: checked, ...(!checked && { breakdown: false, k: MIN_K }) })
        }
      />
      {content.anonymous && (
        <>
          <Switch
            label={t('breakdown')}
            description={t('breakdownText')}
            disabled={stays}
            checked={content.breakdown}
            onChange={(event) => set({ breakdown: event.currentTarget.checked })}
          />
          <NumberInput
            data-field="k"
            label={t('k')}
            description={t('kText')}
            disabled={stays}
            min={MIN_K}
            max={MAX_K}
            allowDecimal={false}
            value={content.k}
            error={errors['k']}
            onChange={(k) => typeof k === 'number' && set({ k }, 'k')}
          />
        </>
      )}
      <Switch
        label={t('shareResults')}
        description={t('shareResultsText')}
        disabled={record?.answered ?? false}
        checked={content.shareResults}
        onChange={(event) => set({ shareResults: event.currentTarget.checked })}
      />
    </div>
  )
}
