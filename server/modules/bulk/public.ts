export { bulk, forgetBulk } from './service.ts'
