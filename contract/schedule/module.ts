import { managed } from '../kit/flags.ts'
import type { Manifest } from '../kit/manifest.ts'
import { appointmentKind, bookingKind } from './kind/appointments.ts'
import { meetingKind } from './kind/meetings.ts'
import { requestKind } from './kind/permissions.ts'

/** Relations to a record. */
const OFFERS = 'own department tree all'

export const manifest: Manifest = {
  keys: {
    schedule: {
      order: 150,
      status: 'BETA',
      user: ['schedule', 'schedule/permissions', 'schedule/meet', 'schedule/appointment'],
      admin: ['schedule'],
      beginnings: [
        { name: 'meeting', to: '/user/schedule/meet?new=1', flag: 'meetings.create' },
        { name: 'booking', to: '/user/schedule/appointment?tab=book', flag: 'appointments.book' },
      ],
      menu: {
        admin: [{ key: 'schedule', to: '/admin/schedule', group: 'work', order: 50 }],
        user: [{ key: 'Schedulers', to: '/user/schedule', group: 'work', order: 50, go: 'S' }],
      },
    },
    permissions: {
      order: 160,
      status: 'BETA',
      api: 'schedule/requests',
      admin: ['permissions'],
      beginnings: [{ name: 'permission', to: '/user/schedule/permissions', flag: 'create', command: 'create permissions' }],
      menu: {
        admin: [{ key: 'permissions', to: '/admin/permissions', group: 'management', order: 30 }],
      },
    },
  },
  flags: {
    'schedule.enter': { offers: 'all', cells: 'all' },
    'schedule.administer': { offers: 'all', cells: managed('', '', 'all') },
    'permissions.administer': { offers: 'all', cells: managed('', '', 'all') },
    'permissions.create': { offers: OFFERS, cells: 'own' },
    'permissions.view': { offers: 'own step department tree all', cells: managed('own step', 'own', 'tree', 'step') },
    'permissions.decide': { offers: 'step department tree all', cells: managed('step', '', 'tree', 'step') },
    'schedule.manage': { offers: OFFERS, cells: managed('', '', 'tree') },
    'schedule.meetings.view': { offers: 'own participant', cells: 'participant' },
    'schedule.meetings.create': { offers: 'own', cells: 'own' },
    'schedule.appointments.view': {
      offers: 'own audience department tree all',
      cells: managed('own audience', '', 'tree', 'own audience'),
    },
    'schedule.appointments.book': { offers: 'audience all', cells: 'audience' },
    'schedule.appointments.manage': { offers: OFFERS, cells: managed('', 'own', 'tree') },
    'schedule.bookings.view': {
      offers: 'own assigned department tree all',
      cells: managed('own assigned', '', 'tree', 'own assigned'),
    },
    'schedule.bookings.manage': { offers: 'assigned department tree all', cells: managed('assigned', '', 'tree', 'assigned') },
  },
  changedDefaults: [
    ...[
      ['USER', 'own', 'own step'],
      ['TECH', 'own', 'own step'],
      ['COORDINATOR', 'own tree', 'own step tree'],
      ['ADMIN', 'all own', 'all own step'],
      ['SUPER_ADMIN', 'all own', 'all own step'],
      ['SYSTEM_ADMIN', '', 'step'],
    ].map(([role = '', from = '', to = '']) => ({ flag: 'permissions.view', role, from, to, since: '0.3.0' })),
    ...[
      ['USER', '', 'step'],
      ['TECH', '', 'step'],
      ['COORDINATOR', 'tree', 'step tree'],
      ['ADMIN', 'all', 'all step'],
      ['SUPER_ADMIN', 'all', 'all step'],
      ['SYSTEM_ADMIN', '', 'step'],
    ].map(([role = '', from = '', to = '']) => ({ flag: 'permissions.decide', role, from, to, since: '0.3.0' })),
  ],
  errors: {
    'permissions.overlaps_own_request': 409,
    'permissions.begun': 409,
    'schedule.slot_taken': 409,
    'schedule.slot_not_offered': 409,
    'schedule.own_overlap': 409,
    'schedule.own_slot': 409,
    'schedule.too_many_holds': 409,
    'schedule.too_late': 409,
    'schedule.begun': 409,
    'schedule.not_begun': 409,
    'schedule.has_bookings': 409,
    'schedule.person_missing': 400,
    'schedule.unit_missing': 400,
    'schedule.too_many_feeds': 409,
    'schedule.room_missing': 400,
    'schedule.room_taken': 409,
    'schedule.room_limit': 409,
  },
  kinds: [requestKind, appointmentKind, bookingKind, meetingKind],
  found: ['room'],
}
