import { cannedAnswerEvents, inquiryEvents } from '@diwan/contract/support/events'
import { ar } from '@diwan/contract/support/words.ar'
import { en } from '@diwan/contract/support/words.en'
import { TALK_PRESENCE } from '@diwan/contract/talk/vocabulary'
import { Person } from '@diwan/contract/users/schemas/person'
import type { House, Module, NotificationRule } from '../../kit/module.ts'
import { holdersOf, readActors } from '../access/public.ts'
import { can } from './access.ts'
import { reactions } from './jobs.ts'
import { searchableInquiries } from './queries/entries.ts'
import { readableInquiries, readInquiryName } from './queries/inquiries.ts'
import { routes } from './routes.ts'
import { wakeInquiries } from './service/commands/wake.ts'
import { convertInquiry, inquirySource, linkedInquiries } from './service/convert.ts'
import { inquiryActivity } from './service/activity.ts'
import { explainInquiry } from './service/explain.ts'
import { numberedInquiries } from './service/numbers.ts'
import { ownInquiries } from './service/widgets.ts'
import { askerPath, staffPath } from './service/paths.ts'
import { inquiryFinder } from './service/search.ts'
import { inquiryTalk } from './service/talk.ts'
import { seedInquiries } from './seed/sample.ts'
import { forgetGuestTraces } from './service/guest/forget.ts'
import { mailGuest } from './service/guest/mails.ts'
import { heardBy } from './topics.ts'

const subjectParams: NotificationRule['params'] = async ({ db }, { objectId }) => {
  const { short_id, subject } = await readInquiryName(db, objectId)
  return { shortId: short_id ?? '', subject }
}

const standing = async (db: Parameters<typeof readableInquiries>[0], id: string) => (await readableInquiries(db, [id]))[0]

const toAsker: NotificationRule['recipients'] = async ({ db }, { objectId }) => {
  const inquiry = await standing(db, objectId)
  return inquiry?.asker_id ? [inquiry.asker_id] : []
}

const toAssignee: NotificationRule['recipients'] = async ({ db }, { objectId }) => {
  const inquiry = await standing(db, objectId)
  return inquiry?.assignee_id ? [inquiry.assignee_id] : []
}

/** Those who get it and had it. */
const toAssigned: NotificationRule['recipients'] = (_portal, { detail }) => {
  const now = Person.nullable().catch(null).parse(detail['assignee'])
  const was = detail['was']
  return Promise.resolve([now?.id, typeof was === 'string' ? was : undefined].filter((id) => id !== undefined))
}

const MAX_TOLD = 100

/** Administrators: those who answer every inquiry. */
const toManagers: NotificationRule['recipients'] = async (portal) => {
  const people = await readActors(portal, await holdersOf(portal.db, 'support.answer', MAX_TOLD))
  return people.filter(({ grants }) => grants.get('support.answer')?.has('all')).map(({ id }) => id)
}

const asker = { recipients: toAsker, params: subjectParams, path: askerPath }
const assignee = { recipients: toAssignee, params: subjectParams, path: staffPath }

export const manifest = (house: House): Module => ({
  name: 'support',
  words: { ar, en },
  objects: ['inquiry', 'canned_answer'],
  events: [...Object.values(inquiryEvents), ...Object.values(cannedAnswerEvents)],
  routes: routes(() => house.all(({ kinds }) => kinds)),
  topics: heardBy,
  reactions,
  backgroundJobs: [mailGuest(house.publicUrl)],
  files: { inquiry: inquiryTalk.files },
  searchable: [searchableInquiries],
  found: [inquiryFinder.found],
  numbers: [numberedInquiries],
  widgets: [ownInquiries],
  seed: seedInquiries,
  everyMinute: wakeInquiries,
  everyNight: forgetGuestTraces,
  kinds: [
    {
      kind: 'inquiry',
      readable: async ({ db }, actor, ids) =>
        (await readableInquiries(db, ids)).filter((row) => can.view(actor, row)).map(({ id }) => id),
      readers: async ({ db }, people, id) => {
        const inquiry = await standing(db, id)
        return inquiry ? people.filter((person) => can.view(person, inquiry)) : []
      },
      explain: explainInquiry,
      linked: linkedInquiries,
      activity: inquiryActivity,
      source: inquirySource,
      made: convertInquiry,
    },
  ],
  channels: [
    {
      prefix: 'inquiry',
      module: 'support',
      mayFollow: async ({ db }, actor, channel) => {
        const [, id = '', part] = /^inquiry:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(:staff)?$/.exec(channel) ?? []
        const inquiry = id ? await standing(db, id) : undefined
        return inquiry !== undefined && can.view(actor, inquiry) && (part === undefined || can.answer(actor, inquiry))
      },
      presence: { order: TALK_PRESENCE, outer: ['replying'] },
    },
  ],
  notifications: {
    [inquiryEvents.assigned.name]: { recipients: toAssigned, params: subjectParams, path: staffPath },
    [inquiryEvents.replied.name]: assignee,
    [inquiryEvents.settled.name]: assignee,
    [inquiryEvents.asked.name]: asker,
    [inquiryEvents.answered.name]: asker,
    [inquiryEvents.closed.name]: asker,
    [inquiryEvents.converted.name]: asker,
    [inquiryEvents.merged.name]: asker,
    [inquiryEvents.released.name]: asker,
    [inquiryEvents.unattended.name]: { recipients: toManagers, params: subjectParams, path: staffPath },
  },
})
