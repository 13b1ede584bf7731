import { NPS_RULE, type FieldType } from './field.ts'

/** What a builder offers, group by group: most are a type, some are a type in another shape. */
export const OFFERS = {
  written: ['text', 'long_text', 'number', 'email', 'url', 'phone'],
  chosen: ['choice', 'choices', 'list', 'rating', 'scale', 'nps', 'matrix', 'ranking'],
  others: ['date', 'time', 'person', 'unit', 'file', 'section'],
} as const
export type OfferGroup = keyof typeof OFFERS
export type Offer = (typeof OFFERS)[OfferGroup][number]
export const ALL_OFFERS: readonly Offer[] = Object.values(OFFERS).flat()

type Shaped = 'list' | 'scale' | 'nps'
const typeOf: Readonly<Record<Shaped, FieldType>> = { list: 'choice', scale: 'rating', nps: 'rating' }
const isShaped = (offer: Offer): offer is Shaped => offer in typeOf

export const offeredType = (offer: Offer): FieldType => (isShaped(offer) ? typeOf[offer] : offer)

/** What the offer is beside a new field of its type. */
export const offeredShape: Readonly<Partial<Record<Offer, object>>> = {
  list: { list: true },
  rating: { stars: true },
  nps: { rule: NPS_RULE },
}
