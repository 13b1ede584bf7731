import { meetingEvents } from '@diwan/contract/schedule/events/meetings'
import { meetingKind } from '@diwan/contract/schedule/kind/meetings'
import type { NotificationRule } from '../../../../kit/module.ts'
import type { Fact } from '../../../../kit/record/jobs.ts'
import { stillMentioned } from '../../../documents/public.ts'
import { readFormerTitle } from '../../queries/meetings/attendees.ts'
import { readMeeting, type MeetingRow } from '../../queries/meetings/meeting.ts'

type Among = (row: MeetingRow, fact: Fact) => (string | null)[]

/** Colleagues of the meeting, without the person who did it. */
const people = (among: Among): NotificationRule['recipients'] => {
  return async ({ db }, fact) => {
    const row = await readMeeting(db, fact.objectId)
    return row ? (among(row, fact).filter((id) => id !== null && id !== fact.actorId) as string[]) : []
  }
}

const attendees: Among = ({ attendees: all, organiser }) => all.map(({ user_id }) => user_id).filter((id) => id !== organiser)
const everybody: Among = ({ attendees: all }) => all.map(({ user_id }) => user_id)

const paramsWith =
  (personOf: (row: MeetingRow, fact: Fact) => string): NotificationRule['params'] =>
  async ({ db }, fact) => {
    const row = await readMeeting(db, fact.objectId)
    return { name: row?.title ?? '', person: row ? personOf(row, fact) : '' }
  }

const rule = (among: Among, personOf: (row: MeetingRow, fact: Fact) => string): NotificationRule => ({
  recipients: people(among),
  params: paramsWith(personOf),
  path: meetingKind.path,
})

const organiser = ({ organiser_name: name }: MeetingRow): string => name

/** Those who were in it before learn of a change; those who were added are invited. */
const changed: Among = (row, { detail }) => {
  const { added } = meetingEvents.changed.detail.parse(detail)
  return row.attendees
    .filter(({ id }) => !added.includes(id))
    .map(({ user_id }) => user_id)
    .filter((id) => id !== row.organiser)
}

const invited: Among = ({ attendees: all }, { detail }) => {
  const { added } = meetingEvents.invited.detail.parse(detail)
  return all.filter(({ id }) => added.includes(id)).map(({ user_id }) => user_id)
}

/** People who may not see the meeting any more read the title that they know. */
const removed: NotificationRule = {
  toSelf: true,
  recipients: (_portal, { objectId }) => Promise.resolve([objectId]),
  params: async ({ db }, { detail }) => {
    const { attendeeId } = meetingEvents.removed.detail.parse(detail)
    return { name: (await readFormerTitle(db, attendeeId)) ?? '' }
  },
  path: () => '/user/schedule',
}

/** Colleagues of a series who are not in the meeting that its rest became. */
const leftOut: NotificationRule['recipients'] = async ({ db }, { objectId, detail, actorId }) => {
  const { nextId } = meetingEvents.shortened.detail.parse(detail)
  const [row, next] = await Promise.all([readMeeting(db, objectId), readMeeting(db, nextId)])
  return next ? (row?.people_ids ?? []).filter((id) => id !== actorId && !next.people_ids.includes(id)) : []
}

/** A guest is named by the address. */
const answerer = ({ attendees: all }: MeetingRow, { detail }: Fact): string => {
  const { attendeeId } = meetingEvents.answered.detail.parse(detail)
  const one = all.find(({ id }) => id === attendeeId)
  return one?.name ?? one?.email ?? ''
}

export const meetingNotifications: Readonly<Record<string, NotificationRule>> = {
  [meetingEvents.planned.name]: rule(attendees, organiser),
  [meetingEvents.continued.name]: rule(attendees, organiser),
  [meetingEvents.changed.name]: rule(changed, organiser),
  [meetingEvents.invited.name]: rule(invited, organiser),
  [meetingEvents.removed.name]: removed,
  [meetingEvents.shortened.name]: { ...rule(attendees, organiser), recipients: leftOut },
  [meetingEvents.renewed.name]: rule(everybody, organiser),
  [meetingEvents.canceled.name]: rule(attendees, organiser),
  [meetingEvents.left.name]: rule(attendees, organiser),
  [meetingEvents.answered.name]: rule(({ organiser: id }) => [id], answerer),
  [meetingEvents.named.name]: {
    ...rule(everybody, organiser),
    recipients: stillMentioned,
    reason: () => 'mention',
  },
}
