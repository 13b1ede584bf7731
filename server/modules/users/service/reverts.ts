import { wrongFields } from '@diwan/contract/kit/wrong-fields'
import { partnerEvents, titleEvents } from '@diwan/contract/users/events'
import { UpdatePartner } from '@diwan/contract/users/schemas/partner'
import { UpdateTitle } from '@diwan/contract/users/schemas/title'
import type { z } from 'zod'
import { Problem } from '../../../kit/http/problem.ts'
import type { Reverts } from '../../../kit/module.ts'
import { readPartnerFields, updatePartner } from './partners.ts'
import { readTitleFields, updateTitle } from './titles.ts'

/** What it was before may no longer be allowed: then it is refused as any input. */
function inputOf<S extends z.ZodType>(schema: S, values: object): z.output<S> {
  const parsed = schema.safeParse(values)
  if (!parsed.success) throw new Problem('invalid_input', { fields: wrongFields(parsed.error) })
  return parsed.data
}

/** Their commands take all fields: those that were not changed stay as they stand. */
export const reverts: Reverts = {
  [titleEvents.updated.name]: {
    needs: ['titles', 'manage'],
    now: ({ db }, id) => readTitleFields(db, id),
    change: async (ctx, id, version, values) =>
      updateTitle(ctx, inputOf(UpdateTitle, { ...(await readTitleFields(ctx.db, id))?.values, ...values, id, version })),
  },
  [partnerEvents.updated.name]: {
    needs: ['partners', 'manage'],
    now: ({ db }, id) => readPartnerFields(db, id),
    change: async (ctx, id, version, values) =>
      updatePartner(ctx, inputOf(UpdatePartner, { ...(await readPartnerFields(ctx.db, id))?.values, ...values, id, version })),
  },
}
