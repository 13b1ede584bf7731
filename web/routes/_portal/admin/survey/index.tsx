import { createFileRoute } from '@tanstack/react-router'
import { ManageSurveysPage } from '../../../../modules/surveys/manage/manage-page.tsx'

export const Route = createFileRoute('/_portal/admin/survey/')({ component: ManageSurveysPage })
