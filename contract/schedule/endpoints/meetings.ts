import { endpoint, flag } from '../../kit/endpoint.ts'
import { page } from '../../kit/page.ts'
import { MAX_MEETINGS_A_MINUTE } from '../limits/meetings.ts'
import * as free from '../schemas/free.ts'
import * as schemas from '../schemas/meetings.ts'

const path = '/api/schedule/meetings'
const module = 'schedule'
const reads = { module, access: flag('schedule', 'meetings.view'), method: 'GET' } as const
const plans = { module, access: flag('schedule', 'meetings.create') } as const
const unknownNames = ['schedule.person_missing', 'schedule.room_missing', 'schedule.room_taken'] as const
const onOne = ['not_found', 'forbidden', 'changed_meanwhile', 'wrong_state', 'schedule.begun'] as const

export const meetings = {
  list: endpoint({
    ...reads,
    name: 'schedule.meetings',
    summary: 'The meetings that the caller takes part in, by their occurrences between two days, in the order of time.',
    path,
    input: schemas.MeetingQuery,
    output: page(schemas.MeetingEntry),
  }),
  open: endpoint({
    ...reads,
    name: 'schedule.openMeeting',
    summary: 'One meeting with its occurrences, attendees and answers, and the channels to follow it by.',
    path: `${path}/{id}`,
    input: schemas.OpenMeetingQuery,
    output: schemas.OpenMeeting,
    errors: ['not_found'],
  }),
  plan: endpoint({
    ...plans,
    method: 'POST',
    name: 'schedule.planMeeting',
    summary: 'Plans a meeting or a series, invites its attendees and takes its room.',
    path,
    input: schemas.PlanMeeting,
    output: schemas.Meeting,
    errors: [...unknownNames, 'not_found', 'links.too_many'],
    perMinute: MAX_MEETINGS_A_MINUTE,
  }),
  change: endpoint({
    ...plans,
    method: 'PATCH',
    name: 'schedule.changeMeeting',
    summary:
      'Changes one occurrence, it and those that follow (a meeting of its own from then on, which is answered), or all that are still to come. A new time or place asks everybody again.',
    path: `${path}/{id}`,
    input: schemas.ChangeMeeting,
    output: schemas.Meeting,
    errors: [...onOne, ...unknownNames],
    perMinute: MAX_MEETINGS_A_MINUTE,
  }),
  cancel: endpoint({
    ...plans,
    method: 'POST',
    name: 'schedule.cancelMeeting',
    summary: 'Cancels one occurrence, it and those that follow, or all that are still to come; the room is free again.',
    path: `${path}/{id}/cancel`,
    input: schemas.CancelMeeting,
    output: schemas.Meeting,
    errors: onOne,
  }),
  answer: endpoint({
    module,
    access: flag('schedule', 'meetings.view'),
    method: 'POST',
    name: 'schedule.answerMeeting',
    summary: 'Says whether the caller comes, to one occurrence or to all that are still to come.',
    path: `${path}/{id}/answer`,
    input: schemas.AnswerMeeting,
    output: schemas.Meeting,
    errors: ['not_found', 'forbidden', 'wrong_state', 'schedule.begun'],
    perMinute: MAX_MEETINGS_A_MINUTE,
  }),
  freeBusy: endpoint({
    ...plans,
    method: 'GET',
    name: 'schedule.freeBusy',
    summary: 'When up to twenty people are busy or away on one day, with their working hours, and when a room is taken.',
    path: '/api/schedule/free-busy',
    input: free.FreeBusyQuery,
    output: free.FreeBusy,
  }),
  freeTimes: endpoint({
    ...plans,
    method: 'GET',
    name: 'schedule.freeTimes',
    summary: 'The next ten times within working hours at which everybody who is needed is free, and the room.',
    path: '/api/schedule/free-times',
    input: free.FreeTimesQuery,
    output: free.FreeTimes,
  }),
}
