export { barsOfEach } from './service/bars.ts'
