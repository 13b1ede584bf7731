import { stored } from '../../kit/stored-values.ts'

export { markRead, notificationQueries, unreadLive } from './api/queries.ts'

/** Few have switched one on. */
export const renewDevice = async (personId: string): Promise<void> => {
  if (stored('deviceOf') === personId) await (await import('./api/device.ts')).renewDevice()
}

/** Loaded when somebody looks: the shell stands on every screen. */
export const loadLastNotifications = () => import('./last-notifications.tsx')
/** Only those who open the settings load them. */
export const loadNotificationRules = () => import('./notification-rules.tsx')
