export { countingOf } from './service.ts'
