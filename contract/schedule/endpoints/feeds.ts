import { z } from 'zod'
import { anyone, endpoint, flag } from '../../kit/endpoint.ts'
import { fileAnswer } from '../../kit/file-answer.ts'
import { Done, Uuid } from '../../kit/ids.ts'
import { AddIncoming, ChooseMail, Feeds, IncomingFeed, MakeFeed, NewFeed, ReadFeed } from '../schemas/feeds.ts'

const own = { module: 'schedule', access: flag('schedule', 'enter') } as const
const byHand = { ...own, byHand: true } as const

export const feeds = {
  list: endpoint({
    ...byHand,
    name: 'schedule.feeds',
    summary: 'The calendars that the caller offers to other programs and those the portal reads for the caller.',
    method: 'GET',
    path: '/api/schedule/feeds',
    input: z.strictObject({}),
    output: Feeds,
  }),
  make: endpoint({
    ...byHand,
    name: 'schedule.makeFeed',
    summary: 'Makes a calendar that other programs subscribe to. The answer has its address, this once.',
    method: 'POST',
    path: '/api/schedule/feeds',
    input: MakeFeed,
    output: NewFeed,
    errors: ['schedule.too_many_feeds'],
    repeatable: true,
    perMinute: 10,
  }),
  revoke: endpoint({
    ...byHand,
    name: 'schedule.revokeFeed',
    summary: 'Ends an own calendar feed with the next time it is read.',
    method: 'POST',
    path: '/api/schedule/feeds/{id}/revoke',
    input: z.strictObject({ id: Uuid }),
    output: Done,
    errors: ['not_found'],
    repeatable: true,
  }),
  /** A program that subscribes can send nothing but an address: a person who has the secret reads what its owner may read. */
  read: endpoint({
    module: 'schedule',
    access: anyone,
    name: 'schedule.readFeed',
    summary: 'A calendar feed (ICS): times from 30 days ago to 366 days ahead, as its owner may read them now.',
    method: 'GET',
    path: '/api/schedule/feeds/{id}/{secret}.ics',
    input: ReadFeed,
    output: fileAnswer,
    errors: ['not_found', 'too_many_requests'],
    file: 'out',
  }),
  add: endpoint({
    ...byHand,
    name: 'schedule.addIncomingFeed',
    summary: 'Has the portal read a calendar of elsewhere, each half hour; it keeps busy times alone.',
    method: 'POST',
    path: '/api/schedule/incoming-feeds',
    input: AddIncoming,
    output: IncomingFeed,
    errors: ['schedule.too_many_feeds'],
    perMinute: 10,
  }),
  remove: endpoint({
    ...byHand,
    name: 'schedule.removeIncomingFeed',
    summary: 'Ends the reading of a calendar of elsewhere and removes its busy times.',
    method: 'POST',
    path: '/api/schedule/incoming-feeds/{id}/remove',
    input: z.strictObject({ id: Uuid }),
    output: Done,
    errors: ['not_found'],
    repeatable: true,
  }),
  chooseMail: endpoint({
    ...byHand,
    name: 'schedule.chooseCalendarMail',
    summary: 'Whether the caller receives meetings as calendar mail, beside the notifications.',
    method: 'POST',
    path: '/api/schedule/calendar-mail',
    input: ChooseMail,
    output: Done,
    repeatable: true,
  }),
}
