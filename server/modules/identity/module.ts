import { identityEvents } from '@diwan/contract/identity/events'
import type { Module, Tell } from '../../kit/module.ts'
import { errands } from './jobs.ts'
import { routes } from './routes.ts'
import { reverts } from './service/accounts.ts'

/** The account is the object; its person hears of it on every device, whoever did it. */
const ownAccount: Tell = {
  toSelf: true,
  recipients: (_portal, { objectId }) => Promise.resolve([objectId]),
  params: () => Promise.resolve({}),
  path: () => '/user/profile',
}

export const identityModule = (publicUrl: string): Module => ({
  name: 'identity',
  routes: routes(publicUrl.startsWith('https:')),
  channels: [{ prefix: 'user', mayFollow: (_portal, actor, channel) => Promise.resolve(channel === `user:${actor.id}`) }],
  reverts,
  errands: errands(publicUrl),
  tells: {
    [identityEvents.passwordChanged.name]: ownAccount,
    [identityEvents.passwordReset.name]: ownAccount,
    [identityEvents.allSessionsEnded.name]: ownAccount,
    [identityEvents.newDevice.name]: {
      ...ownAccount,
      params: (_portal, { detail }) => Promise.resolve({ address: String(detail['address']) }),
    },
  },
})
