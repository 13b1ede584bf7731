import { createFileRoute } from '@tanstack/react-router'
import { SurveyDetailsPage } from '../../../../../modules/surveys/details/details-page.tsx'

export const Route = createFileRoute('/_portal/admin/survey/details/')({ component: SurveyDetailsPage })
