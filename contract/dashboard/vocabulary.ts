export const DASHBOARD_AREAS = ['user', 'admin'] as const
export type DashboardArea = (typeof DASHBOARD_AREAS)[number]

/** The tabs of the administration's home. */
export const DASHBOARD_TABS = ['desk', 'people', 'learning', 'portal'] as const
export type DashboardTab = (typeof DASHBOARD_TABS)[number]

/** Each class of device has an arrangement of its own; a desktop begins at 62 em. */
export const DEVICES = ['desktop', 'phone'] as const
export type Device = (typeof DEVICES)[number]

/** Widgets have fixed heights, so that nothing moves while they load. */
export const WIDGET_SIZES = ['low', 'middle', 'high'] as const
export type WidgetSize = (typeof WIDGET_SIZES)[number]

export const WIDGET_UNITS = ['count', 'minutes', 'percent', 'score', 'bytes'] as const

/** How often a person receives the figures of the admin home by e-mail. */
export const MAIL_RHYTHMS = ['never', 'daily', 'weekly'] as const
export type MailRhythm = (typeof MAIL_RHYTHMS)[number]
