export { remind, tellDue, unremind } from './service.ts'
