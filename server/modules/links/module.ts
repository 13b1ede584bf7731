import { links } from '@diwan/contract/links/endpoints'
import { route } from '../../kit/http/route.ts'
import type { House, Module } from '../../kit/module.ts'
import { forgetLinks } from './queries.ts'
import { findNamed, linkableKinds, linkObjects, listLinks, seenRecords, unlinkObjects } from './service.ts'

/** It links the records of all modules that can be linked. */
export const manifest = (house: House): Module => {
  const kinds = linkableKinds(house)
  return {
    name: 'links',
    forget: (_portal, { db }, ids) => forgetLinks(db, ids),
    routes: [
      route(links.list, (ctx, input) => listLinks(ctx, input, kinds)),
      route(links.link, (ctx, input) => linkObjects(ctx, input, kinds)),
      route(links.unlink, (ctx, input) => unlinkObjects(ctx, input, kinds)),
      route(links.cards, async (ctx, { ids }) => ({ items: await seenRecords(ctx, ids, kinds) })),
      route(links.named, (ctx, input) => findNamed(ctx, input, kinds)),
    ],
  }
}
