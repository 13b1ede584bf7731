import { documents } from '@diwan/contract/documents/endpoints'
import { documentEvents } from '@diwan/contract/documents/events'
import { route } from '../../kit/http/route.ts'
import type { House, Module } from '../../kit/module.ts'
import { importInto } from './service/import/into-document.ts'
import { commitSteps } from './service/commit.ts'
import { forgetDocuments } from './service/forget.ts'
import { holdersOf, accessTo } from './service/holders.ts'
import { listSteps, listVersions, openDocument, openVersion } from './service/read.ts'
import { restoreVersion } from './service/restore.ts'
import { forgetOldSteps, settleDue } from './service/settle.ts'

const CHANNEL = /^document:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Of any kind of record: it says who reads and who writes its documents. */
export const manifest = (house: House): Module => {
  const holders = holdersOf(house)
  return {
    name: 'documents',
    events: Object.values(documentEvents),
    routes: [
      route(documents.open, (ctx, input, { charge }) => openDocument(ctx, input, holders, charge)),
      route(documents.commit, (ctx, input, { charge }) => commitSteps(ctx, input, holders, charge)),
      route(documents.steps, (ctx, input, { charge }) => listSteps(ctx, input, holders, charge)),
      route(documents.versions, (ctx, input) => listVersions(ctx, input, holders)),
      route(documents.restore, (ctx, input, { charge }) => restoreVersion(ctx, input, holders, charge)),
      route(documents.import, (ctx, input, exchange) => importInto(ctx, input, holders, exchange)),
      route(documents.version, (ctx, input, { charge }) => openVersion(ctx, input, holders, charge)),
    ],
    channels: [
      {
        prefix: 'document',
        mayFollow: async ({ db }, actor, channel) => {
          const [, id] = CHANNEL.exec(channel) ?? []
          return id !== undefined && (await accessTo({ db, actor }, id, holders)) !== undefined
        },
      },
    ],
    everyMinute: (portal) => settleDue(portal, holders),
    everyNight: forgetOldSteps,
    forget: (_portal, tx, ids) => forgetDocuments(tx, ids),
  }
}
