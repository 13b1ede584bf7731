export { ShortIdLink } from './short-id-link.tsx'
