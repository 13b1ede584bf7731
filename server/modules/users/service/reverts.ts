import { partnerEvents, titleEvents, userEvents } from '@diwan/contract/users/events'
import { UpdatePartner } from '@diwan/contract/users/schemas/partner'
import { UpdateTitle } from '@diwan/contract/users/schemas/title'
import { UpdateUser } from '@diwan/contract/users/schemas/user'
import { inputOf } from '../../../kit/http/input.ts'
import type { Reverts } from '../../../kit/module.ts'
import { readPartnerFields, updatePartner } from './partners.ts'
import { readTitleFields, updateTitle } from './titles.ts'
import { readUserFields, updateUserByAdmin } from './write.ts'

/** The commands of titles and partners take all fields: those that were not changed stay as they stand. */
export const reverts: Reverts = {
  [userEvents.updated.name]: {
    needs: ['users', 'update'],
    now: ({ db }, id) => readUserFields(db, id),
    // A photo that was replaced is deleted with its bytes; one that was added can be taken away again.
    refuses: (_ctx, { photoId }) => Promise.resolve(photoId ? 'users.photo_gone' : undefined),
    change: (ctx, id, version, values) => updateUserByAdmin(ctx, inputOf(UpdateUser, { ...values, id, version })),
  },
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
