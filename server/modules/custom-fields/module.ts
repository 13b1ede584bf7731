import { customFields } from '@diwan/contract/custom-fields/endpoints'
import { customSetChanged } from '@diwan/contract/custom-fields/events'
import { route } from '../../kit/http/route.ts'
import type { House, Module } from '../../kit/module.ts'
import { forgetValues } from './queries/values.ts'
import { customReverts } from './service/reverts.ts'
import { askFields, listSets, saveSet } from './service/sets.ts'
import { forgetOldAnswers } from './service/tidy.ts'
import { changeCustom } from './service/values.ts'

/** Fields that an administrator gives to each kind of record that declares to have some. */
export const manifest = (house: House): Module => {
  const kinds = () => house.all(({ customized }) => customized)
  return {
    name: 'custom-fields',
    objects: ['custom_fields'],
    events: [customSetChanged],
    routes: [
      route(customFields.sets, (ctx) => listSets(ctx, kinds)),
      route(customFields.save, (ctx, input) => saveSet(ctx, input, kinds)),
      route(customFields.asked, (ctx, input) => askFields(ctx, input, kinds)),
      route(customFields.change, (ctx, input) => changeCustom(ctx, input, kinds)),
    ],
    reverts: customReverts(kinds),
    forget: (_portal, { db }, ids) => forgetValues(db, ids),
    everyNight: forgetOldAnswers,
  }
}
