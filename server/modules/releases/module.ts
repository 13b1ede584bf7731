import { moduleEvents } from '@diwan/contract/releases/events'
import { ar } from '@diwan/contract/releases/words.ar'
import { en } from '@diwan/contract/releases/words.en'
import type { House, Module, NotificationRule } from '../../kit/module.ts'
import { seedModules } from './queries.ts'
import { routes } from './routes.ts'
import { announceReady } from './service/ready.ts'
import { reverts } from './service/reverts.ts'
import { moduleStates } from './service/widgets.ts'

const ready = (house: House): NotificationRule => ({
  toSelf: true,
  recipients: ({ db }) => house.all(({ actors }) => actors && [actors])[0]!.readSuperAdmins(db),
  params: (_portal, { detail }) => {
    const { key } = moduleEvents.ready.detail.parse(detail)
    const nameIn = (language: 'ar' | 'en') => house.sentences(language, 'modules', `name_${key}`, {})
    return Promise.resolve({ name_ar: nameIn('ar'), name_en: nameIn('en') })
  },
  path: () => '/admin/modules',
})

/** Everybody's menus follow the release of a module. */
export const manifest = (house: House): Module => ({
  name: 'modules',
  words: { ar, en },
  objects: ['module'],
  events: Object.values(moduleEvents),
  routes,
  reverts,
  prepare: (db) => seedModules(db),
  started: (portal) => announceReady(portal),
  notifications: { [moduleEvents.ready.name]: ready(house) },
  widgets: [moduleStates],
  topics: () => ['modules'],
})
