import { chainChanged } from '@diwan/contract/schedule/events/chains'
import { typesChanged } from '@diwan/contract/schedule/events/permissions'
import { ar } from '@diwan/contract/schedule/words.ar'
import { en } from '@diwan/contract/schedule/words.en'
import { defineModule } from '../../kit/kind/define-module.ts'
import type { House, Module } from '../../kit/module.ts'
import { belongingToUnits } from '../../kit/record/in-units.ts'
import { approvedKind } from '../approvals/public.ts'
import { requestNotifications } from './jobs.ts'
import { requestRecord } from './kind/permissions.ts'
import { requestSpans } from './queries/permissions/absence.ts'
import { calendarRoutes } from './routes/calendar.ts'
import { chainRoutes } from './routes/chains.ts'
import { requestRoutes } from './routes/permissions.ts'
import { seedRequests } from './seed/permissions.ts'
import { requestsOnTimeline } from './service/permissions/bars.ts'
import { requestOfThis } from './service/permissions/make.ts'
import { requestApproval } from './service/permissions/approving.ts'
import { numberedDecisions } from './service/permissions/numbers.ts'
import { endPassed } from './service/permissions/cancel.ts'

export const manifest = (house: House): Module =>
  defineModule({
    key: 'schedule',
    words: { ar, en },
    kinds: [requestRecord],
    events: [typesChanged, chainChanged],
    routes: [...requestRoutes, ...chainRoutes, ...calendarRoutes(house)],
    inUnits: [
      belongingToUnits({
        kind: 'permission_request',
        flag: 'permissions.view',
        columns: [
          ['permission_requests', 'unit_id'],
          ['permission_requests', 'department_id'],
          ['permission_requests', 'group_id'],
        ],
      }),
    ],
    spans: [requestSpans],
    onTimeline: [requestsOnTimeline],
    approved: [approvedKind(requestApproval)],
    notifications: requestNotifications,
    everyMinute: endPassed,
    actions: [requestOfThis],
    numbers: [numberedDecisions(() => house.all(({ approved }) => approved))],
    seed: seedRequests,
  })
