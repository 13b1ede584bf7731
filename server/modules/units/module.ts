import { unitEvents } from '@diwan/contract/units/events'
import { z } from 'zod'
import type { Module, Tell } from '../../kit/module.ts'
import { holdsFlag } from '../../kit/access/actor.ts'
import { routesOf } from './routes.ts'
import { revertsOf } from './service/reverts.ts'
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
  reverts: revertsOf(around),
  tells: { [unitEvents.joined.name]: madeResponsible },
  topics: (actor) => (holdsFlag(actor, 'departments', 'view') ? ['units'] : []),
})
