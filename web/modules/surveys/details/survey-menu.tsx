import { surveyPublishing, surveys } from '@diwan/contract/surveys/endpoints'
import type { EditedSurvey } from '@diwan/contract/surveys/schemas'
import { useTranslation } from 'react-i18next'
import { ContentMenu } from '../../publishing/public.ts'
import { surveyPlaces } from '../address.ts'

/** What else is done with a survey. */
export function SurveyMenu({ survey }: { survey: EditedSurvey }) {
  const { t } = useTranslation('surveys')
  return (
    <ContentMenu
      record={survey}
      endpoints={surveys}
      publishing={surveyPublishing}
      places={surveyPlaces}
      used="surveys.not_deleted"
      words={{ useTemplate: t('useTemplate'), deleteText: t('deleteSurveyText'), usedText: t('notDeletedText') }}
    />
  )
}
