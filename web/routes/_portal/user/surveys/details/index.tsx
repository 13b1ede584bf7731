import { createFileRoute } from '@tanstack/react-router'
import { SurveyPage } from '../../../../../modules/surveys/answer/survey-page.tsx'

export const Route = createFileRoute('/_portal/user/surveys/details/')({ component: SurveyPage })
