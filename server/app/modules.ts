import type { Module } from '../kit/module.ts'
import { identityModule } from '../modules/identity/module.ts'
import { modulesModule } from '../modules/modules/module.ts'
import { notificationsModule } from '../modules/notifications/module.ts'
import { ticketsModule } from '../modules/tickets/module.ts'
import { unitsModule } from '../modules/units/module.ts'

/** The ordered list of modules: foundation, capabilities, domain. */
export const allModules = (publicUrl: string): readonly Module[] => [
  identityModule(publicUrl.startsWith('https:')),
  unitsModule,
  modulesModule,
  notificationsModule,
  ticketsModule,
]
