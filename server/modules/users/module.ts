import { ar } from '@diwan/contract/users/words.ar'
import { en } from '@diwan/contract/users/words.en'
import { partnerEvents, titleEvents, userEvents } from '@diwan/contract/users/events'
import type { House, Module, NotificationRule } from '../../kit/module.ts'
import { backgroundJobs } from './jobs.ts'
import { renewWords } from './queries/words.ts'
import { routes } from './routes.ts'
import { seedPeople } from './seed/people.ts'
import { foundPeople } from './service/found.ts'
import { reverts } from './service/reverts.ts'
import { maySeePhoto } from './service/may-see.ts'
import { heardBy } from './topics.ts'
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

export const manifest = ({ publicUrl }: House): Module => ({
  name: 'users',
  words: { ar, en },
  objects: ['user', 'title', 'partner'],
  events: [...Object.values(userEvents), ...Object.values(titleEvents), ...Object.values(partnerEvents)],
  prepare: renewWords,
  seed: seedPeople,
  found: [foundPeople],
  routes,
  imports: [importUsers],
  topics: heardBy,
  reverts,
  backgroundJobs: backgroundJobs(publicUrl),
  notifications: { [userEvents.updated.name]: roleChanged },
  files: { user: async ({ db }, caller, userId, fileId) => caller !== null && maySeePhoto(db, caller, userId, fileId) },
})
