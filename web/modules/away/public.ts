export { WhoIsAway } from './who-is-away.tsx'
export { awayAmong } from './api.ts'
