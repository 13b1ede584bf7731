export { ShortIdLink } from './short-id-link.tsx'
export { AddressCard } from './address-card.tsx'
