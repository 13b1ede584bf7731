export { place } from './queries.ts'
