import type { SignedIn } from '../../kit/session.ts'
import { keepPreferences } from '../../kit/preferences.ts'
import { session } from '../../kit/session.ts'
import { showProblem } from '../../ui/toasts.ts'
import { placesOfAll, type Place } from './entries.ts'

const tokenOf = ({ area, key }: Place): string => `${area}:${key}`

/** In the order in which they were chosen; what is not offered any more is left out. */
export function favouritesOf({ preferences }: SignedIn, isOffered: (place: Place) => boolean): Place[] {
  const places = preferences.favourites.flatMap((token) => placesOfAll.find((place) => tokenOf(place) === token) ?? [])
  return places.filter(isOffered)
}

export const isFavourite = ({ preferences }: SignedIn, place: Place): boolean => preferences.favourites.includes(tokenOf(place))

/** Kept with the person: every browser of theirs follows. */
export async function toggleFavourite(place: Place): Promise<void> {
  const now = session()?.preferences.favourites ?? []
  const token = tokenOf(place)
  const favourites = now.includes(token) ? now.filter((one) => one !== token) : [...now, token]
  await keepPreferences({ favourites }).catch(showProblem)
}
