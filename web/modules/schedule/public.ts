import { requestQueries } from './api/permissions.ts'

export { SchedulePane } from './schedule-pane.tsx'
/** The types of permission requests that can be chosen. */
export const offeredRequestTypes = requestQueries.form
