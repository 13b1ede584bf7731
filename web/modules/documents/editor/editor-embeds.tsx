import { Suspense, use, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Embedding } from '../model/embedded.ts'
import type { EmbedPlace, EmbedPlaces } from './embed-places.ts'

const Embeds = lazyPart(() => import('../embeds/embeds.tsx'))

/** Draws the files and the cards of records in the places that the editor has for them. */
export function EditorEmbeds({ places: { subscribe, now } }: { readonly places: EmbedPlaces }) {
  const places = useSyncExternalStore(subscribe, now)
  if (places.length === 0) return null
  const embedded = [...new Map(places.map((place) => [`${place.type} ${place.id}`, place])).values()]
  return (
    <Suspense>
      <Embeds embedded={embedded}>
        {places.map((place) => createPortal(<Drawn place={place} />, place.element, String(place.key)))}
      </Embeds>
    </Suspense>
  )
}

const Drawn = ({ place }: { readonly place: EmbedPlace }) => use(Embedding)?.(place)
