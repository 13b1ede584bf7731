import { createFileRoute } from '@tanstack/react-router'
import { ManageOpportunities } from '../../../../modules/opportunities/manage/manage-page.tsx'

export const Route = createFileRoute('/_portal/admin/opportunity/')({ component: ManageOpportunities })
