export { markRead, notificationQueries, unreadLive } from './api.ts'

/** Loaded when somebody looks: the shell stands on every screen. */
export const loadLastNotifications = () => import('./last-notifications.tsx')
export const loadLastRows = () => import('./last-rows.tsx')
