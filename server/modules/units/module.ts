import { units } from '@diwan/contract/units/endpoints'
import { route } from '../../kit/http/route.ts'
import type { Module } from '../../kit/module.ts'
import { listChoices } from './service.ts'

export const unitsModule: Module = { name: 'units', routes: [route(units.choices, listChoices)] }
