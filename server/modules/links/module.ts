import { links } from '@diwan/contract/links/endpoints'
import { route } from '../../kit/http/route.ts'
import type { Module } from '../../kit/module.ts'
import { findNamed, type Kinds, linkObjects, listLinks, unlinkObjects } from './service.ts'

/** `kinds`: the records of all modules that can be linked. */
export const linksModule = (kinds: Kinds): Module => ({
  name: 'links',
  routes: [
    route(links.list, (ctx, input) => listLinks(ctx, input, kinds)),
    route(links.link, (ctx, input) => linkObjects(ctx, input, kinds)),
    route(links.unlink, (ctx, input) => unlinkObjects(ctx, input, kinds)),
    route(links.named, (ctx, input) => findNamed(ctx, input, kinds)),
  ],
})
