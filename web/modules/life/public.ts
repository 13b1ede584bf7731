export { Activity } from './activity.tsx'
export { activityQueries } from './api.ts'
