import { createFileRoute } from '@tanstack/react-router'
import { MySurveys } from '../../../../modules/surveys/answer/my-surveys.tsx'

export const Route = createFileRoute('/_portal/user/surveys/')({ component: MySurveys })
