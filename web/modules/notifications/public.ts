export { markRead, notificationQueries, unreadLive } from './api.ts'
