import { MAX_K, MIN_K } from '@diwan/contract/surveys/limits'
import type { EditedSurvey } from '@diwan/contract/surveys/schemas'
import { NumberInput, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import '../../../ui/switch-styles.ts'
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
    </ContentSettings>
  )
}
