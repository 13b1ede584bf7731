import { createFileRoute } from '@tanstack/react-router'
import { OpportunitySettings } from '../../../../modules/opportunities/settings/opportunity-settings.tsx'
import { SchedulePage } from '../../../../modules/schedule/admin/schedule-page.tsx'

export const Route = createFileRoute('/_portal/admin/schedule/')({
  component: () => <SchedulePage opportunities={<OpportunitySettings />} />,
})
