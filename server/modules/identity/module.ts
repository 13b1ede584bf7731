import { ar } from '@diwan/contract/identity/words.ar'
import { en } from '@diwan/contract/identity/words.en'
import { identityEvents } from '@diwan/contract/identity/events'
import { sessionCookie } from '../../kit/http/session-cookie.ts'
import type { House, Module, NotificationRule } from '../../kit/module.ts'
import { backgroundJobs } from './jobs.ts'
import { routes } from './routes.ts'
import { reverts } from './service/accounts.ts'
import { forgetOldResets } from './service/reset/forget.ts'
import { ownPhoto } from './service/first-step.ts'

/** The account is the object; its person hears of it on every device, also of what somebody else did. */
const ownAccount: NotificationRule = {
  toSelf: true,
  critical: true,
  recipients: (_portal, { objectId }) => Promise.resolve([objectId]),
  params: () => Promise.resolve({}),
  path: () => '/user/profile',
}

export const manifest = ({ publicUrl }: House): Module => ({
  name: 'identity',
  words: { ar, en },
  events: Object.values(identityEvents),
  routes: routes(sessionCookie(publicUrl)),
  channels: [{ prefix: 'user', mayFollow: (_portal, actor, channel) => Promise.resolve(channel === `user:${actor.id}`) }],
  reverts,
  firstSteps: [ownPhoto],
  backgroundJobs: backgroundJobs(publicUrl),
  everyNight: forgetOldResets,
  notifications: {
    // a letter of its own says so at once
    [identityEvents.passwordChanged.name]: { ...ownAccount, channels: { mail: 'never' } },
    [identityEvents.passwordReset.name]: { ...ownAccount, channels: { mail: 'never' } },
    [identityEvents.allSessionsEnded.name]: ownAccount,
    [identityEvents.apiTokenWithdrawn.name]: {
      ...ownAccount,
      params: (_portal, { detail }) => Promise.resolve({ name: String(detail['name']) }),
    },
    [identityEvents.newDevice.name]: {
      ...ownAccount,
      params: (_portal, { detail }) => Promise.resolve({ address: String(detail['address']) }),
    },
  },
})
