import { favourites } from '@diwan/contract/favourites/endpoints'
import { route } from '../../kit/http/route.ts'
import type { House, Module } from '../../kit/module.ts'
import { linkableKinds } from '../links/public.ts'
import { forgetFavourites } from './queries.ts'
import { addFavourite, listFavourites, removeFavourite, reorderFavourite } from './service.ts'
import { topicOf } from './topics.ts'

/** Keeps records of any kind that can be linked at hand; the kind states who sees one. */
export const manifest = (house: House): Module => {
  const kinds = linkableKinds(house)
  return {
    name: 'favourites',
    routes: [
      route(favourites.list, (ctx) => listFavourites(ctx, kinds)),
      route(favourites.add, (ctx, input) => addFavourite(ctx, input, kinds)),
      route(favourites.remove, (ctx, input) => removeFavourite(ctx, input, kinds)),
      route(favourites.move, (ctx, input) => reorderFavourite(ctx, input, kinds)),
    ],
    topics: ({ id }) => [topicOf(id)],
    forget: (_portal, { db }, ids) => forgetFavourites(db, ids),
  }
}
