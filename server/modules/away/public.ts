export { listAway } from './service/today.ts'
