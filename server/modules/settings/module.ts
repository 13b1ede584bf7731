import { settingsEvents } from '@diwan/contract/settings/events'
import { settings } from '@diwan/contract/settings/endpoints'
import { ar } from '@diwan/contract/settings/words.ar'
import { en } from '@diwan/contract/settings/words.en'
import { Problem } from '../../kit/http/problem.ts'
import { route } from '../../kit/http/route.ts'
import type { Module } from '../../kit/module.ts'
import { presentShown } from './presenter.ts'
import { isLogoOf, readOrganisation } from './queries.ts'
import { changeSettings, openBackups, openSettings, readLessonMb, revertSettings } from './service/settings.ts'
import { portalWidgets } from './service/widgets.ts'

export const manifest: Module = {
  name: 'settings',
  words: { ar, en },
  objects: ['organisation'],
  events: Object.values(settingsEvents),
  routes: [
    route(settings.shown, async ({ db }) => {
      const row = await readOrganisation(db)
      if (!row) throw new Problem('not_found')
      return presentShown(row)
    }),
    route(settings.open, openSettings),
    route(settings.backups, openBackups),
    route(settings.change, changeSettings),
  ],
  widgets: portalWidgets,
  reverts: {
    [settingsEvents.changed.name]: {
      needs: ['settings', 'organisation'],
      now: async (ctx) => {
        const { settings: values, version } = await openSettings(ctx)
        return { version, values }
      },
      change: revertSettings,
    },
  },
  /** The sign of the organisation stands on the login page. */
  files: { organisation: ({ db }, _caller, organisationId, fileId) => isLogoOf(db, fileId, organisationId) },
  fileLimits: { lesson: readLessonMb },
  /** Everybody's shell wears the names and colours. */
  topics: () => ['settings'],
}
