import { DECISION_TOPICS } from '@diwan/contract/approvals/vocabulary'
import { requestKind } from '@diwan/contract/schedule/kind/permissions'
import {
  IconCalendar,
  IconCalendarPlus,
  IconCalendarTime,
  IconCalendarUser,
  IconDoor,
  IconShieldCheck,
  IconUsersGroup,
  IconVideo,
} from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

export const manifest = {
  keys: {
    schedule: {
      icon: IconCalendar,
      pane: true,
      screens: [
        '/user/schedule',
        '/user/schedule/permissions',
        '/user/schedule/meet',
        '/user/schedule/appointment',
        '/admin/schedule',
      ],
      number: { user: 'schedule.decide', topics: DECISION_TOPICS },
    },
    permissions: {
      icon: IconShieldCheck,
      screens: ['/admin/permissions'],
      number: { admin: 'permissions.undecided', topics: ['permissions'] },
    },
  },
  personWays: [
    {
      name: 'meet',
      order: 2,
      key: 'schedule',
      needs: ['schedule', 'meetings.create'],
      icon: IconVideo,
      stroke: { code: 'KeyM' },
      load: () => import('./api/meet-person.ts'),
    },
  ],
  decisions: [
    {
      kind: 'permission',
      icon: IconShieldCheck,
      flag: ['permissions', 'view'],
      path: requestKind.path,
      Pane: lazyPart(() => import('./request/request-decision.tsx')),
      Screen: lazyPart(async () => ({ default: (await import('./request/request-decision.tsx')).RequestDecisionScreen })),
    },
  ],
  guests: [
    {
      purpose: 'meeting',
      Screen: lazyPart(async () => ({ default: (await import('./guest/meeting-guest.tsx')).MeetingGuest })),
    },
  ],
  found: {
    permission_request: { icon: IconShieldCheck, order: 100, flag: ['permissions', 'view'] },
    meeting: { icon: IconUsersGroup, order: 103, flag: ['schedule', 'meetings.view'] },
    room: { icon: IconDoor, order: 104, flag: ['schedule', 'meetings.create'] },
    appointment: { icon: IconCalendarTime, order: 105, flag: ['schedule', 'appointments.view'] },
    booking: { icon: IconCalendarUser, order: 106, flag: ['schedule', 'bookings.view'] },
  },
  makes: [
    {
      name: 'meeting',
      order: 5,
      action: 'schedule.plan',
      needs: ['schedule', 'meetings.create'],
      icon: IconCalendarPlus,
      editor: '/user/schedule/meet',
    },
  ],
} as const satisfies WebManifest
