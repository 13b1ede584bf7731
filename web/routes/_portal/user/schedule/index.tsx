import { createFileRoute, redirect } from '@tanstack/react-router'
import { barMovers } from '../../../../app/bar-movers.ts'
import { useQuickEntry } from '../../../../app/use-quick-entry.ts'
import { CalendarPage } from '../../../../modules/schedule/calendar/calendar-page.tsx'

/** The calendar. Addresses of the requests that were here before lead to them. */
export const Route = createFileRoute('/_portal/user/schedule/')({
  beforeLoad: ({ search }) => {
    if ('tab' in search || 'id' in search) throw redirect({ to: '/user/schedule/permissions', search, replace: true })
  },
  component: function Schedule() {
    return <CalendarPage movers={barMovers} quickEntry={useQuickEntry()} />
  },
})
