export { remind, remindAll, tellDue, unremind } from './service.ts'
