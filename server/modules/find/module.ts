import { find } from '@diwan/contract/find/endpoints'
import { route } from '../../kit/http/route.ts'
import type { House, Module } from '../../kit/module.ts'
import { searchAll } from './service/search.ts'

/** Finds records of every kind that declares how it is found. */
export const manifest = (house: House): Module => ({
  name: 'find',
  routes: [
    route(
      find.search,
      searchAll(() => house.all(({ found }) => found)),
    ),
  ],
})
