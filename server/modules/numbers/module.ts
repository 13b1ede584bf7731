import { numbers } from '@diwan/contract/numbers/endpoints'
import { route } from '../../kit/http/route.ts'
import type { House, Module } from '../../kit/module.ts'
import { readNumbers } from './service.ts'

/** It reads the numbers that the modules declare for their lists. */
export const manifest = (house: House): Module => ({
  name: 'numbers',
  routes: [route(numbers.read, (ctx, input) => readNumbers(ctx, input, () => house.all((module) => module.numbers)))],
})
