export { Activity } from './activity.tsx'
export { ActivityEntry } from './activity-entry.tsx'
export { activityQueries } from './api.ts'
