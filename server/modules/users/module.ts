import { ar } from '@diwan/contract/users/words.ar'
import { en } from '@diwan/contract/users/words.en'
import { partnerEvents, titleEvents, userEvents } from '@diwan/contract/users/events'
import type { House, Module, NotificationRule } from '../../kit/module.ts'
import { holdersOf, readActors } from '../access/public.ts'
import { can } from './access.ts'
import { backgroundJobs } from './jobs.ts'
import { readUser } from './queries/users.ts'
import { renewWords } from './queries/words.ts'
import { routes } from './routes.ts'
import { seedPeople } from './seed/people.ts'
import { foundPeople } from './service/found.ts'
import { reverts } from './service/reverts.ts'
import { maySeePhoto } from './service/may-see.ts'
import { userKind } from './kind.ts'
import { heardBy } from './topics.ts'
import { peopleFigures } from './service/widgets.ts'
import { importUsers } from './service/import/import-users.ts'

/** Another role is told to the one who has it now; everything else of a person is seen on the profile. */
const roleChanged: NotificationRule = {
  toSelf: true,
  recipients: (_portal, { objectId, detail }) => {
    const changed = userEvents.updated.detail.safeParse(detail)
    return Promise.resolve(changed.data?.after['role'] === undefined ? [] : [objectId])
  },
  params: () => Promise.resolve({}),
  path: () => '/user/profile',
}

const MAX_DECIDERS = 100

/** A proposed name waits for those who may change its person; they need not have seen the person before. */
const nameProposed: NotificationRule = {
  toSelf: true,
  recipients: async (portal, { objectId }) => {
    const row = await readUser(portal.db, objectId)
    const people = row ? await readActors(portal, await holdersOf(portal.db, 'users.update', MAX_DECIDERS)) : []
    return people.filter((actor) => actor.id !== objectId && can.update(actor, row!)).map(({ id }) => id)
  },
  params: (_portal, { detail }) => Promise.resolve({ name: proposedIn(detail) }),
  path: (id) => `/admin/department?tab=users&state=renaming&user=${id}`,
}

const proposedIn = (detail: unknown): string => {
  const { data } = userEvents.nameProposed.detail.safeParse(detail)
  const name = data?.after['fullName'] ?? data?.after['otherName']
  return typeof name === 'string' ? name : ''
}

/** The person learns what became of their proposal. */
const nameDecided = (event: typeof userEvents.nameConfirmed | typeof userEvents.nameDeclined): NotificationRule => ({
  toSelf: true,
  recipients: (_portal, { objectId }) => Promise.resolve([objectId]),
  params: (_portal, { detail }) => {
    const { data } = event.detail.safeParse(detail)
    return Promise.resolve({ name: data?.name ?? '', ...(data && 'reason' in data && { reason: String(data.reason) }) })
  },
  path: () => '/user/profile',
})

export const manifest = ({ publicUrl }: House): Module => ({
  name: 'users',
  words: { ar, en },
  objects: ['user', 'title', 'partner'],
  events: [...Object.values(userEvents), ...Object.values(titleEvents), ...Object.values(partnerEvents)],
  prepare: renewWords,
  seed: seedPeople,
  kinds: [userKind],
  found: [foundPeople],
  routes,
  widgets: [peopleFigures],
  imports: [importUsers],
  topics: heardBy,
  reverts,
  backgroundJobs: backgroundJobs(publicUrl),
  notifications: {
    [userEvents.updated.name]: roleChanged,
    [userEvents.nameProposed.name]: nameProposed,
    [userEvents.nameConfirmed.name]: nameDecided(userEvents.nameConfirmed),
    [userEvents.nameDeclined.name]: nameDecided(userEvents.nameDeclined),
  },
  files: { user: async ({ db }, caller, userId, fileId) => caller !== null && maySeePhoto(db, caller, userId, fileId) },
})
