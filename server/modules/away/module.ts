import { away } from '@diwan/contract/away/endpoints'
import { ar } from '@diwan/contract/away/words.ar'
import { en } from '@diwan/contract/away/words.en'
import { route } from '../../kit/http/route.ts'
import type { House, Module } from '../../kit/module.ts'
import { linkableKinds } from '../links/public.ts'
import { listAway } from './service/today.ts'
import { countUnitsToday, openUnit } from './service/unit.ts'

/** Shows who is away to all who find people in the directory. The reason is read in its record, by those who may open that. */
export const manifest = (house: House): Module => {
  const kinds = linkableKinds(house)
  return {
    name: 'away',
    words: { ar, en },
    routes: [
      route(away.today, listAway),
      route(away.unitsToday, countUnitsToday),
      route(away.unit, (ctx, input) => openUnit(ctx, input, kinds)),
    ],
  }
}
