import { userEvents } from '@diwan/contract/users/events'
import type { Module, Tell } from '../../kit/module.ts'
import { errands } from './jobs.ts'
import { routes } from './routes.ts'
import { reverts } from './service/reverts.ts'
import { maySee } from './service/sight.ts'
import { heardBy } from './topics.ts'

/** Another role is told to whoever has it now; everything else of a person is seen on the profile. */
const roleChanged: Tell = {
  toSelf: true,
  recipients: (_portal, { objectId, detail }) => {
    const changed = userEvents.updated.detail.safeParse(detail)
    return Promise.resolve(changed.data?.after['role'] === undefined ? [] : [objectId])
  },
  params: () => Promise.resolve({}),
  path: () => '/user/profile',
}

export const usersModule = (publicUrl: string): Module => ({
  name: 'users',
  routes,
  topics: heardBy,
  reverts,
  errands: errands(publicUrl),
  tells: { [userEvents.updated.name]: roleChanged },
  files: { photo: async ({ db }, caller, userId) => caller !== null && maySee(db, caller, userId) },
})
