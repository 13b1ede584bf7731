import { endpoint, flag, signedIn } from '../kit/endpoint.ts'
import { Done } from '../kit/ids.ts'
import { LAYOUT_CHANGES_A_MINUTE } from './limits.ts'
import { AdminDashboardQuery, ArrangeDashboard, Dashboard, UserDashboardQuery } from './schemas/dashboard.ts'

export const dashboard = {
  user: endpoint({
    name: 'dashboard.user',
    summary: 'The home of the caller: the day, and each widget that is shown with its first rows. One that fails says so alone.',
    method: 'GET',
    path: '/api/dashboard/user',
    access: signedIn,
    input: UserDashboardQuery,
    output: Dashboard,
  }),
  admin: endpoint({
    name: 'dashboard.admin',
    summary: 'The home of the administration: the widgets of one tab, and charts of a range of days.',
    method: 'GET',
    path: '/api/dashboard/admin',
    access: flag('dashboard', 'administer'),
    input: AdminDashboardQuery,
    output: Dashboard,
  }),
  arrange: endpoint({
    name: 'dashboard.arrange',
    summary: 'Keeps where the widgets of a home stand and which are hidden, for the caller and this class of device.',
    method: 'POST',
    path: '/api/dashboard/layout',
    access: signedIn,
    input: ArrangeDashboard,
    output: Done,
    perMinute: LAYOUT_CHANGES_A_MINUTE,
  }),
}
