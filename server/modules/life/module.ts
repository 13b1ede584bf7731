import { AUDIENCES } from '@diwan/contract/kit/audience'
import type { House, Module } from '../../kit/module.ts'
import { forgetTold } from '../../kit/record/channels.ts'
import { closedNow } from '../releases/public.ts'
import { purgeDue } from './service.ts'

/** It empties the trash of all modules, and takes back what the channels of a purged record told. */
export const manifest = (house: House): Module => ({
  name: 'life',
  forget: (_portal, { db }, ids) => forgetTold(db, channelsOf(house, ids), ids),
  everyNight: async (portal) => {
    const kinds: string[] = []
    for (const { name, objects = [] } of house.all((module) => [module]))
      if (objects.length > 0 && (await closedNow(portal.db, name))) kinds.push(...objects)
    await purgeDue(portal, kinds)
  },
})

/** `ticket:<id>`, `ticket:<id>:staff`: every name a channel of these records may have. */
const channelsOf = (house: House, ids: readonly string[]): string[] =>
  house
    .all(({ channels }) => channels)
    .flatMap(({ prefix }) => ids.flatMap((id) => [`${prefix}:${id}`, ...AUDIENCES.map((one) => `${prefix}:${id}:${one}`)]))
