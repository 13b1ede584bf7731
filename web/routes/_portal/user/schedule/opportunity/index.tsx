import { createFileRoute } from '@tanstack/react-router'
import { OpportunityPage } from '../../../../../modules/opportunities/opportunity-page.tsx'

export const Route = createFileRoute('/_portal/user/schedule/opportunity/')({ component: OpportunityPage })
