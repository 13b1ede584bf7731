import { MAX_K, MIN_K } from '@diwan/contract/surveys/limits'
import type { EditedSurvey } from '@diwan/contract/surveys/schemas'
import { NumberInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FixedSwitch } from '../../../ui/fixed-switch.tsx'
import { ContentNames, ContentSettings } from '../../publishing/public.ts'
import type { SurveyWriting } from './use-survey-content.ts'

/** What a survey is called, whose it is, and what those who answer are promised. */
export function SettingsPart({ writing, record }: { writing: SurveyWriting; record: EditedSurvey | null }) {
  const { t } = useTranslation('surveys')
  const { content, set, errors } = writing
  const stays = record?.promised ?? false
  const words = { name: t('name'), description: t('description'), owner: t('owner'), ownerText: t('ownerText') }
  return (
    <ContentSettings>
      <ContentNames writing={writing} errors={errors} places={record?.places ?? []} words={words} />
      <FixedSwitch
        label={t('anonymous')}
        description={stays ? t('promisedText') : t('anonymousText')}
        fixed={stays}
        checked={content.anonymous}
        onChange={(anonymous) => set({ anonymous, ...(!anonymous && { breakdown: false, k: MIN_K }) })}
      />
      {content.anonymous && (
        <>
          <FixedSwitch
            label={t('breakdown')}
            description={t('breakdownText')}
            fixed={stays}
            checked={content.breakdown}
            onChange={(breakdown) => set({ breakdown })}
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
      <FixedSwitch
        label={t('shareResults')}
        description={t('shareResultsText')}
        fixed={record?.answered ?? false}
        checked={content.shareResults}
        onChange={(shareResults) => set({ shareResults })}
      />
    </ContentSettings>
  )
}
