import { guests } from '@diwan/contract/guests/endpoints'
import { route } from '../../kit/http/route.ts'
import type { House, Module } from '../../kit/module.ts'
import { dropExpired, forgetLinks } from './queries.ts'
import { openLink } from './service.ts'

/** People without an account, who hold the link of a mail: it opens one record, for one purpose. */
export const manifest = (house: House): Module => ({
  name: 'guests',
  routes: [
    route(guests.open, (ctx, input) =>
      openLink(
        ctx,
        input,
        house.all(({ guestPurposes }) => guestPurposes),
      ),
    ),
  ],
  everyNight: ({ db, clock }) => dropExpired(db, clock.now()),
  forget: (_portal, { db }, ids) => forgetLinks(db, ids),
})
