import { audit } from '@diwan/contract/audit/endpoints'
import { ar } from '@diwan/contract/audit/words.ar'
import { en } from '@diwan/contract/audit/words.en'
import { route } from '../../kit/http/route.ts'
import type { House, Module, Reverts } from '../../kit/module.ts'
import { exportEntries } from './service/export.ts'
import { savedLog } from './service/saved-log.ts'
import { findPeople, listEntries } from './service/read.ts'
import { previewRevert, revertEntry } from './service/revert.ts'

/** It takes back what every module declares. */
export const manifest = (house: House): Module => {
  const reverts = (): Reverts => Object.fromEntries(house.all((one) => Object.entries(one.reverts ?? {})))
  return {
    name: 'audit',
    words: { ar, en },
    savedLists: [savedLog],
    routes: [
      route(audit.list, (ctx, input) => listEntries(ctx, input, reverts())),
      route(audit.people, findPeople),
      route(audit.export, (ctx, input) => exportEntries(ctx, input, reverts(), house.sentences)),
      route(audit.preview, (ctx, input) => previewRevert(ctx, input, reverts())),
      route(audit.revert, (ctx, input) => revertEntry(ctx, input, reverts())),
    ],
  }
}
