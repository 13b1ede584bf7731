import { z } from 'zod'
import { Uuid } from '../kit/ids.ts'
import { LinkedRecord } from '../links/schemas.ts'
import { MAX_FAVOURITES } from './limits.ts'

/** In the order of their person; records that the person may not see any more are left out. */
export const Favourites = z.object({ items: z.array(LinkedRecord).max(MAX_FAVOURITES) })
export type Favourites = z.infer<typeof Favourites>

export const AddFavourite = z.strictObject({ objectId: Uuid })
export const FavouriteId = z.strictObject({ id: Uuid })
/** Behind another one, or first. */
export const MoveFavourite = z.strictObject({ id: Uuid, after: Uuid.nullable() })
