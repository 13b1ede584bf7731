import { unitEvents } from '@diwan/contract/units/events'
import { RenameUnit } from '@diwan/contract/units/schemas'
import { z } from 'zod'
import type { Module, Tell } from '../../kit/module.ts'
import { holdsFlag } from '../../kit/access/actor.ts'
import { readUnitPlain } from './queries/units.ts'
import { renameUnitTo } from './service/change.ts'
import { routesOf } from './routes.ts'
import type { Surroundings } from './service/sight.ts'

const Joined = z.object({ person: z.object({ id: z.uuid() }), relation: z.string() })

/** Head, deputy and agent are told; who merely belongs somewhere sees it on the profile. */
const madeResponsible: Tell = {
  toSelf: true,
  recipients: (_portal, { detail }) => {
    const after = Joined.safeParse(unitEvents.joined.detail.safeParse(detail).data?.after)
    return Promise.resolve(after.success && after.data.relation !== 'member' ? [after.data.person.id] : [])
  },
  params: (_portal, { detail }) => {
    const { nameAr, nameEn } = unitEvents.joined.detail.parse(detail)
    return Promise.resolve({ name_ar: nameAr, name_en: nameEn })
  },
  path: () => '/user/profile',
}

/** What lies in units and who people are is known above it: the application hands both in. */
export const unitsModule = (around: Surroundings): Module => ({
  name: 'units',
  routes: routesOf(around),
  reverts: {
    [unitEvents.renamed.name]: {
      needs: ['departments', 'manage'],
      now: async ({ db }, id) => {
        const unit = await readUnitPlain(db, id)
        return unit ? { version: unit.version, values: { nameAr: unit.name_ar, nameEn: unit.name_en } } : null
      },
      change: async (ctx, id, version, values) => {
        const unit = await readUnitPlain(ctx.db, id)
        return renameUnitTo(ctx, RenameUnit.parse({ nameAr: unit?.name_ar, nameEn: unit?.name_en, ...values, id, version }))
      },
    },
  },
  tells: { [unitEvents.joined.name]: madeResponsible },
  topics: (actor) => (holdsFlag(actor, 'departments', 'view') ? ['units'] : []),
})
