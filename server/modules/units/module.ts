import { ar } from '@diwan/contract/units/words.ar'
import { en } from '@diwan/contract/units/words.en'
import { unitEvents } from '@diwan/contract/units/events'
import { z } from 'zod'
import type { ActorReaders, House, Module, NotificationRule } from '../../kit/module.ts'
import { holdsFlag } from '../../kit/access/actor.ts'
import { foldUnits } from './queries/names.ts'
import { routesOf } from './routes.ts'
import { seedUnits } from './seed.ts'
import { foundUnits } from './service/found.ts'
import { revertsOf } from './service/reverts.ts'
import type { Surroundings } from './service/access-preview.ts'
import { importUnits } from './service/import.ts'

const Joined = z.object({ person: z.object({ id: z.uuid() }), relation: z.string() })

/** Head, deputy and agent are told; who merely belongs somewhere sees it on the profile. */
const madeResponsible: NotificationRule = {
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

/** What lies in units and who people are is known above it. */
function surroundingsIn(house: House): Surroundings {
  const actors = (): ActorReaders => house.all((one) => one.actors && [one.actors])[0]!
  return {
    get contents() {
      return house.all(({ name, inUnits = [] }) => inUnits.map((content) => ({ ...content, module: name })))
    },
    readActors: (at, ids) => actors().readActors(at, ids),
    readGrants: (at, ids) => actors().readGrants(at, ids),
  }
}

export const manifest = (house: House): Module => {
  const around = surroundingsIn(house)
  return {
    name: 'units',
    words: { ar, en },
    objects: ['department', 'group', 'level'],
    events: Object.values(unitEvents),
    routes: routesOf(around),
    imports: [importUnits],
    reverts: revertsOf(around),
    prepare: foldUnits,
    seed: seedUnits,
    found: [foundUnits],
    notifications: { [unitEvents.joined.name]: madeResponsible },
    topics: (actor) => (holdsFlag(actor, 'departments', 'view') ? ['units'] : []),
  }
}
