import { createFileRoute } from '@tanstack/react-router'
import { OpportunityPage } from '../../../../../modules/opportunities/opportunity-page.tsx'
import { SchedulePane } from '../../../../../modules/schedule/schedule-pane.tsx'

export const Route = createFileRoute('/_portal/user/schedule/opportunity/')({
  component: () => (
    <SchedulePane>
      <OpportunityPage />
    </SchedulePane>
  ),
})
