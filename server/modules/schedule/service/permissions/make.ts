import { MakeRequest } from '@diwan/contract/schedule/schemas/permissions'
import type { Action } from '../../../../kit/module.ts'
import { readPlaces } from '../../queries/permissions/places.ts'
import { readTypes } from '../../queries/permissions/types.ts'
import { sendInside } from './write.ts'

/** A request of what its requester filled in elsewhere; it is for the first department and group of the requester. */
export const requestOfThis: Action<typeof MakeRequest> = {
  key: 'permissions.make',
  module: 'permissions',
  flag: 'create',
  choices: MakeRequest,
  named: async ({ db }) =>
    (await readTypes(db))
      .filter(({ active }) => active)
      .map(({ id, name_ar, name_en }) => ({ id, nameAr: name_ar, nameEn: name_en })),
  make: async (ctx, tx, _source, { timeFrom, timeTo, ...asked }) => {
    const places = await readPlaces(tx.db, ctx.actor.id)
    const department = places.find(({ department_id }) => department_id === null)
    const group = places.find(({ department_id }) => department_id !== null && department_id === department?.id)
    const place = { departmentId: department?.id ?? null, groupId: group?.id ?? null }
    const wholeDays = timeFrom === '' && timeTo === ''
    return (await sendInside(ctx, tx, { ...asked, ...place, timeFrom, timeTo, wholeDays, fileIds: [] })).id
  },
}
