import type { House, Module } from '../../kit/module.ts'
import { forgetPublications } from './queries.ts'
import { publishDue } from './service/due.ts'

/** It publishes, reminds and removes at the hour that was planned, whatever the content is. */
export const manifest = (house: House): Module => ({
  name: 'publishing',
  everyMinute: (portal) =>
    publishDue(
      portal,
      house.all(({ published }) => published),
    ),
  forget: (_portal, { db }, ids) => forgetPublications(db, ids),
})
