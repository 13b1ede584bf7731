import { appointmentSettingsChanged } from '@diwan/contract/schedule/events/appointments'
import { chainChanged } from '@diwan/contract/schedule/events/chains'
import { feedEvents } from '@diwan/contract/schedule/events/feeds'
import { roomChanged } from '@diwan/contract/schedule/events/meetings'
import { typesChanged } from '@diwan/contract/schedule/events/permissions'
import { ar } from '@diwan/contract/schedule/words.ar'
import { en } from '@diwan/contract/schedule/words.en'
import { defineModule } from '../../kit/kind/define-module.ts'
import type { House, Module } from '../../kit/module.ts'
import { belongingToUnits } from '../../kit/record/in-units.ts'
import { approvedKind } from '../approvals/public.ts'
import { requestNotifications } from './jobs.ts'
import { appointmentRecord, bookingRecord } from './kind/appointments.ts'
import { meetingRecord } from './kind/meetings.ts'
import { requestRecord } from './kind/permissions.ts'
import { requestSpans } from './queries/permissions/absence.ts'
import { closedRequests } from './queries/permissions/closed.ts'
import { forgetIncoming } from './queries/feeds/incoming.ts'
import { appointmentRoutes } from './routes/appointments.ts'
import { calendarRoutes } from './routes/calendar.ts'
import { chainRoutes } from './routes/chains.ts'
import { feedRoutes } from './routes/feeds.ts'
import { meetingGuestRoutes } from './routes/meeting-guest.ts'
import { meetingRoutes } from './routes/meetings.ts'
import { requestRoutes } from './routes/permissions.ts'
import { seedAppointments } from './seed/appointments.ts'
import { seedMeetings } from './seed/meetings.ts'
import { seedRequests } from './seed/permissions.ts'
import { bookingSpans, jobSpans } from './service/appointments/entries.ts'
import { bookingNotifications } from './service/appointments/notifications.ts'
import { releaseBookings, renewEntries } from './service/appointments/reactions.ts'
import { renameBookings } from './service/appointments/renamed.ts'
import { tendBookings } from './service/appointments/tend.ts'
import { INCOMING, incomingSpans, readIncomingFeed, tendFeeds } from './service/feeds/tend.ts'
import { foundRooms } from './service/meetings/found-rooms.ts'
import { MEETING_PURPOSE } from './service/meetings/guest.ts'
import { mailMeetingJob } from './service/meetings/mail/letter.ts'
import { mailMeetings, tendMails } from './service/meetings/mail/reconcile.ts'
import { meetingDocuments } from './service/meetings/document.ts'
import { meetingNotifications } from './service/meetings/notifications.ts'
import { releaseMeetings, renewMeetings } from './service/meetings/reactions.ts'
import { meetingSpans } from './service/meetings/spans.ts'
import { tendMeetings } from './service/meetings/tend.ts'
import { appointmentWay } from './service/appointments/way.ts'
import { sharedMeetings } from './service/meetings/shared-meetings.ts'
import { meetingOfThis } from './service/meetings/make.ts'
import { requestsOnTimeline } from './service/permissions/bars.ts'
import { requestOfThis } from './service/permissions/make.ts'
import { requestApproval } from './service/permissions/approving.ts'
import { numberedDecisions } from './service/permissions/numbers.ts'
import { ownRequests, undecidedRequests, waitingDecisions } from './service/permissions/widgets.ts'
import { calendarKinds } from './service/calendar/spans.ts'
import { agenda } from './service/calendar/widget.ts'
import { endPassed } from './service/permissions/cancel.ts'

export const manifest = (house: House): Module =>
  defineModule({
    key: 'schedule',
    words: { ar, en },
    objects: [INCOMING],
    kinds: [requestRecord, appointmentRecord, bookingRecord, meetingRecord],
    events: [typesChanged, chainChanged, appointmentSettingsChanged, roomChanged, ...Object.values(feedEvents)],
    routes: [
      ...requestRoutes,
      ...chainRoutes,
      ...appointmentRoutes,
      ...calendarRoutes(house),
      ...meetingRoutes(house),
      ...feedRoutes(house),
      ...meetingGuestRoutes,
    ],
    found: [foundRooms],
    inUnits: [
      // Rooms belong to units; meetings do not.
      belongingToUnits({ kind: 'meeting', flag: 'schedule.manage', columns: [['rooms', 'unit_id']] }),
      belongingToUnits({
        kind: 'permission_request',
        flag: 'permissions.view',
        columns: [
          ['permission_requests', 'unit_id'],
          ['permission_requests', 'department_id'],
          ['permission_requests', 'group_id'],
        ],
      }),
      belongingToUnits({
        kind: 'appointment',
        flag: 'schedule.appointments.view',
        columns: [
          ['appointments', 'unit_id'],
          ['appointments', 'department_id'],
          ['appointments', 'group_id'],
          ['bookings', 'unit_id'],
        ],
      }),
    ],
    spans: [requestSpans, jobSpans, bookingSpans, meetingSpans, incomingSpans],
    documents: [meetingDocuments],
    onTimeline: [requestsOnTimeline],
    approved: [approvedKind(requestApproval)],
    archived: [closedRequests],
    notifications: { ...requestNotifications, ...bookingNotifications, ...meetingNotifications },
    reactions: (portal) => [
      releaseBookings(portal),
      renewEntries(portal),
      releaseMeetings(portal),
      renewMeetings(portal),
      mailMeetings(portal),
    ],
    everyMinute: async (portal) => {
      await endPassed(portal)
      await tendBookings(portal)
      await tendFeeds(portal)
      await tendMeetings(portal)
      await tendMails(portal)
    },
    backgroundJobs: [readIncomingFeed, renameBookings, mailMeetingJob(house.publicUrl)],
    guestPurposes: [{ purpose: MEETING_PURPOSE }],
    forget: (_portal, { db }, ids) => forgetIncoming(db, ids),
    shared: [sharedMeetings],
    booking: [appointmentWay],
    actions: [requestOfThis, meetingOfThis],
    numbers: [numberedDecisions(() => house.all(({ approved }) => approved))],
    widgets: [agenda(calendarKinds(house)), ownRequests, undecidedRequests],
    waiting: [waitingDecisions(() => house.all(({ approved }) => approved))],
    seed: async (sample) => {
      await seedRequests(sample)
      await seedAppointments(sample)
      await seedMeetings(sample)
    },
  })
