/** Free of schemas, so that the shell and the login can use them. */
export const CALENDARS = ['gregory', 'hijri', 'both'] as const
export const DIGITS = ['latn', 'arab'] as const
export const LANGUAGES = ['ar', 'en'] as const

/** Why a back-up of the schedule was not made; the log of the portal has more. */
export const BACKUP_FAILURES = ['disk_full', 'folder', 'storage', 'cut_short', 'unknown'] as const
export type BackupFailure = (typeof BACKUP_FAILURES)[number]

/** The colours of the specification (section 9). Text stands on `admin` and `user`; on the two of the gradient only the sign. */
export const DEFAULT_COLOURS = {
  primary: '#187ed1',
  gradient: '#0e67ad',
  admin: '#1976d2',
  user: '#0e67ad',
} as const
export type ColourName = keyof typeof DEFAULT_COLOURS
export type Colours = Record<ColourName, string>

/** What is written or drawn on a colour of the organisation is white. */
export const INK = '#ffffff'
/** Text keeps 4.5; the sign of the logo is a graphic and keeps 3 (WCAG 2.2, 1.4.3 and 1.4.11). */
export const NEEDED_CONTRAST: Readonly<Record<ColourName, number>> = { primary: 3, gradient: 3, admin: 4.5, user: 4.5 }
