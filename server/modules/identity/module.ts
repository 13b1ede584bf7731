import type { Module } from '../../kit/module.ts'
import { routes } from './routes.ts'

export const identityModule = (secureCookies: boolean): Module => ({
  name: 'identity',
  routes: routes(secureCookies),
  channels: [{ prefix: 'user', mayFollow: (_portal, actor, channel) => Promise.resolve(channel === `user:${actor.id}`) }],
})
