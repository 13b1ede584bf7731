import { identityEvents } from '@diwan/contract/identity/events'
import type { ChangeProfile, Prefer } from '@diwan/contract/identity/schemas/profile'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { difference } from '../../../kit/record/difference.ts'
import { write } from '../../../kit/record/write.ts'
import { releaseFile, takeFile } from '../../files/public.ts'
import { updateUser } from '../../users/public.ts'
import { presentProfile } from '../presenter/profile.ts'
import { lockOwn } from '../queries/profile.ts'

/** Own phones and photo. A new photo is taken over in the same transaction, the old one is forgotten with it. */
export async function changeProfile(ctx: Ctx, { version, photoId, ...input }: ChangeProfile): Promise<void> {
  const { id } = ctx.actor
  await write(ctx, async (tx) => {
    const row = await lockOwn(tx.db, id)
    if (row.version !== version) throw new Problem('changed_meanwhile', { current: await presentProfile(tx.db, ctx.actor, row) })
    const wanted = {
      mobile: input.mobile,
      phone_number: input.phoneNumber,
      photo_id: photoId === undefined ? row.photo_id : photoId,
    }
    const changed = difference(row, wanted)
    if (!changed) return
    const photoChanges = wanted.photo_id !== row.photo_id
    if (photoChanges && wanted.photo_id) await takeFile(tx, { id: wanted.photo_id, purpose: 'photo', ownerId: id, objectId: id })
    await updateUser(tx.db, id, { ...wanted, version: version + 1 })
    if (photoChanges && row.photo_id) await releaseFile(ctx.portal, tx, row.photo_id)
    tx.record(identityEvents.profileChanged, changed, { object: id, topics: ['users'] })
  })
  ctx.portal.bus.publish({ people: [id] })
}

/** Takes effect with the next sentence: cached people are read again, and each of their open browsers is told. */
export async function prefer({ db, actor, portal }: Ctx, chosen: Prefer): Promise<void> {
  const { language, digits, calendar, zone, darkMode, singleKeys, favourites } = chosen
  const wanted = {
    ...(language !== undefined && { language }),
    ...(digits !== undefined && { digits }),
    ...(calendar !== undefined && { calendar }),
    ...(zone !== undefined && { zone }),
    ...(darkMode !== undefined && { dark_mode: darkMode }),
    ...(singleKeys !== undefined && { single_keys: singleKeys }),
    ...(favourites !== undefined && { favourites: [...new Set(favourites)] }),
  }
  if (Object.keys(wanted).length === 0) return
  await updateUser(db, actor.id, wanted)
  portal.bus.publish({ people: [actor.id] })
}
