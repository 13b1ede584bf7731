import { createFileRoute } from '@tanstack/react-router'
import { OpportunityDetails } from '../../../../../modules/opportunities/manage/details-page.tsx'

export const Route = createFileRoute('/_portal/admin/opportunity/details/')({ component: OpportunityDetails })
