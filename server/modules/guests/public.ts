export { demandLink, linkOver, makeLink, type GuestLink } from './service.ts'
