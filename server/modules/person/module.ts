import { personPage } from '@diwan/contract/person/endpoints'
import { ar } from '@diwan/contract/person/words.ar'
import { en } from '@diwan/contract/person/words.en'
import { route } from '../../kit/http/route.ts'
import type { House, Module } from '../../kit/module.ts'
import { openPerson } from './service.ts'

/** The page of a person over any screen; the modules declare what both share. */
export const manifest = (house: House): Module => ({
  name: 'person',
  words: { ar, en },
  routes: [route(personPage.open, (ctx, input) => openPerson(ctx, input, house))],
})
