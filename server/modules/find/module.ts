import { find } from '@diwan/contract/find/endpoints'
import { route } from '../../kit/http/route.ts'
import type { House, MakeFinder, Module } from '../../kit/module.ts'
import { finder } from './service/finder.ts'
import { searchAll } from './service/search.ts'

const findsBy: MakeFinder = (of) => finder(of).found

/** Finds records of every kind that declares how it is found. */
export const manifest = (house: House): Module => ({
  name: 'find',
  routes: [
    route(
      find.search,
      searchAll(() =>
        house.all(({ found = [], kinds = [] }) => [...found, ...kinds.flatMap((kind) => kind.found?.(findsBy) ?? [])]),
      ),
    ),
  ],
})
