import { SURVEY_STARTERS } from '@diwan/contract/fields/vocabulary/starters'
import { surveyPublishing, surveys } from '@diwan/contract/surveys/endpoints'
import type { EditedSurvey } from '@diwan/contract/surveys/schemas'
import { NEVER_ANONYMOUS } from '@diwan/contract/surveys/vocabulary'
import { FIELD_TYPES } from '@diwan/core/fields/field'
import { useTranslation } from 'react-i18next'
import { FieldPreview } from '../../fields/public.ts'
import { BuildFields, ContentEditor, EditorProblem, type ContentKind } from '../../publishing/public.ts'
import { surveyPlaces } from '../address.ts'
import { ResponsesPart } from './responses-part.tsx'
import { ResultsPart } from './results-part.tsx'
import { SettingsPart } from './settings-part.tsx'
import { useSurveyContent, type SurveyWriting } from './use-survey-content.ts'
import { useSurveyDifferences } from './use-survey-differences.ts'
import { StatusNoun } from '../../../ui/status-badge.tsx'

const kind: ContentKind = {
  places: surveyPlaces,
  endpoints: surveys,
  publishing: surveyPublishing,
  used: 'surveys.not_deleted',
}

/** A survey as it is written, published and answered. */
export default function SurveyEditor({ record }: { record: EditedSurvey | null }) {
  const { t } = useTranslation('surveys')
  const writing = useSurveyContent(record)
  const words = {
    list: t('manage'),
    unnamed: t('newSurvey'),
    useTemplate: t('useTemplate'),
    deleteText: t('deleteSurveyText'),
    usedText: t('notDeletedText'),
    differences: useSurveyDifferences(),
  }
  const results = record?.can.results && {
    name: 'results',
    label: t('results'),
    show: () => <ResultsPart id={record.id} />,
  }
  const responses = record?.can.identified && {
    name: 'responses',
    label: t('responses'),
    show: () => <ResponsesPart survey={record} />,
  }
  return (
    <StatusNoun value="masculine">
      <ContentEditor
        kind={kind}
        record={record}
        writing={writing}
        words={words}
        build={() => <BuildPart writing={writing} wordingOnly={record?.answered ?? false} />}
        settings={() => <SettingsPart writing={writing} record={record} />}
        received={[...(results ? [results] : []), ...(responses ? [responses] : [])]}
        preview={() => <FieldPreview fields={record?.content.fields ?? []} />}
      >
        <EditorProblem writing={writing} overtaken={t('overtakenSurvey')} />
      </ContentEditor>
    </StatusNoun>
  )
}

/** The questions. An anonymous survey asks for nothing that names people. */
function BuildPart({ writing, wordingOnly }: { writing: SurveyWriting; wordingOnly: boolean }) {
  const { t } = useTranslation('surveys')
  const { anonymous, fields } = writing.content
  const types = anonymous ? FIELD_TYPES.filter((type) => !NEVER_ANONYMOUS.has(type)) : FIELD_TYPES
  const warns = anonymous && fields.some(({ type }) => type === 'long_text')
  const notes = [...(wordingOnly ? [t('wordingOnly')] : []), ...(warns ? [t('longTextWarning')] : [])]
  return <BuildFields writing={writing} starters={SURVEY_STARTERS} types={types} wordingOnly={wordingOnly} notes={notes} />
}
