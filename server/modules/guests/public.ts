export { demandLink, linkOver, makeLink } from './service.ts'
