/** Each class of device has an arrangement of its own; a desktop begins at 62 em. */
export const DEVICES = ['desktop', 'phone'] as const
export type Device = (typeof DEVICES)[number]

/** How often a person receives the figures of the admin home by e-mail. */
export const MAIL_RHYTHMS = ['never', 'daily', 'weekly'] as const
export type MailRhythm = (typeof MAIL_RHYTHMS)[number]
