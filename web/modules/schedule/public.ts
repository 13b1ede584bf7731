export { SchedulePane } from './schedule-pane.tsx'
