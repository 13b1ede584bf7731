import { AUDIENCES } from '@diwan/contract/kit/audience'
import { life } from '@diwan/contract/life/endpoints'
import { route } from '../../kit/http/route.ts'
import type { House, Module } from '../../kit/module.ts'
import { redactEntries } from '../../kit/record/channels.ts'
import { closedNow } from '../releases/public.ts'
import { activityOf, purgeDue, type Active } from './service.ts'

/** It shows the history of the records of all modules, empties their trash, and takes back what the channels of a purged record told. */
export const manifest = (house: House): Module => ({
  name: 'life',
  routes: [route(life.activity, (ctx, input) => activityOf(ctx, input, () => activeKinds(house)))],
  forget: (_portal, { db }, ids) => redactEntries(db, channelsOf(house, ids), ids),
  everyNight: async (portal) => {
    const kinds: string[] = []
    for (const { name, objects = [] } of house.all((module) => [module]))
      if (objects.length > 0 && (await closedNow(portal.db, name))) kinds.push(...objects)
    await purgeDue(portal, kinds)
  },
})

const activeKinds = (house: House): readonly Active[] =>
  house.all(({ name: module, kinds = [] }) =>
    kinds.flatMap(({ kind, activity }) => (activity ? [{ kind, module, activity }] : [])),
  )

/** `ticket:<id>`, `ticket:<id>:staff`: every name a channel of these records may have. */
const channelsOf = (house: House, ids: readonly string[]): string[] =>
  house
    .all(({ channels }) => channels)
    .flatMap(({ prefix }) => ids.flatMap((id) => [`${prefix}:${id}`, ...AUDIENCES.map((one) => `${prefix}:${id}:${one}`)]))
