import type { Module } from '../../kit/module.ts'
import { errands } from './jobs.ts'
import { routes } from './routes.ts'

export const identityModule = (publicUrl: string): Module => ({
  name: 'identity',
  routes: routes(publicUrl.startsWith('https:')),
  channels: [{ prefix: 'user', mayFollow: (_portal, actor, channel) => Promise.resolve(channel === `user:${actor.id}`) }],
  errands: errands(publicUrl),
})
