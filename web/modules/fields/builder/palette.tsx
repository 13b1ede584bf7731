import { useDraggable } from '@dnd-kit/core'
import type { FieldType } from '@diwan/core/fields/field'
import { OFFERS, offeredType, type Offer, type OfferGroup } from '@diwan/core/fields/offers'
import { useTranslation } from 'react-i18next'
import { OfferSign } from '../editor/field-sign.tsx'
import classes from './builder.module.css'

const DRAGGED = 'new:'
/** What of the palette is dragged under this id. */
export const offerOf = (id: string | number): Offer | undefined =>
  String(id).startsWith(DRAGGED) ? (String(id).slice(DRAGGED.length) as Offer) : undefined

interface PaletteProps {
  readonly types: readonly FieldType[] | undefined
  readonly full: boolean
  readonly onAdd: (offer: Offer) => void
}

/** Pressed, it adds behind the chosen field; dragged, where it is dropped. */
export function Palette({ types, full, onAdd }: PaletteProps) {
  const { t } = useTranslation('fields')
  return (
    <aside className={classes['palette']} aria-label={t('palette')}>
      {Object.entries(OFFERS).map(([group, offers]) => {
        const shown = offers.filter((offer) => !types || types.includes(offeredType(offer)))
        return shown.length === 0 ? null : (
          <section key={group}>
            <h3>{t(`palette_${group as OfferGroup}`)}</h3>
            <ul>
              {shown.map((offer) => (
                <li key={offer}>
                  <PaletteEntry offer={offer} full={full} onAdd={onAdd} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </aside>
  )
}

function PaletteEntry({ offer, full, onAdd }: { offer: Offer; full: boolean; onAdd: PaletteProps['onAdd'] }) {
  const { setNodeRef, listeners } = useDraggable({ id: `${DRAGGED}${offer}`, disabled: full })
  // with the keyboard it is pressed: dragging is for pointers
  const { onKeyDown: _lift, ...pointers } = listeners ?? {}
  return (
    <button ref={setNodeRef} type="button" {...pointers} disabled={full} data-offer={offer} onClick={() => onAdd(offer)}>
      <OfferName offer={offer} />
    </button>
  )
}

export function OfferName({ offer }: { offer: Offer }) {
  const { t } = useTranslation('fields')
  return (
    <>
      <OfferSign offer={offer} />
      {t(`offer_${offer}`)}
    </>
  )
}
