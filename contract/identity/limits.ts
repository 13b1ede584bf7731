/** A session lasts this long from sign-in, with remember me (S9.01, Q.52). */
export const SESSION_DAYS = 30
/** Without remember me it also ends after this much idleness. */
export const IDLE_HOURS = 12
/** A bound on what is hashed, so that nobody can make the server work for nothing. */
export const MAX_PASSWORD = 200
/** Tries a minute at anything that asks for a password or makes a secret. */
export const SECRETS_A_MINUTE = 10
/** Q.63: six digits, good for ten minutes. */
export const OTP_DIGITS = 6
export const OTP_MINUTES = 10
/** Wrong codes before a browser, or a network address, has to wait; an office shares its address. */
export const OTP_TRIES = 5
export const OTP_TRIES_OF_ADDRESS = 20
/** Wrong codes an hour an account bears from all browsers: then only those that signed in to it before may ask. */
export const OTP_TRIES_OF_ACCOUNT = 20
/** How long that lasts at first; it doubles as the other waits do. */
export const OTP_ACCOUNT_LOCK_MINUTES = 60
/** How long a browser is known after its last sign-in. */
export const KNOWN_BROWSER_DAYS = 365
/** Beside the locks: tries at a code a minute from one address. */
export const CODES_A_MINUTE = 60
/** The first wait; each further one is twice as long, up to a day. */
export const OTP_LOCK_MINUTES = 15
/** Codes an hour to one e-mail address, and as many to each browser that signed in to it: nobody's mailbox is flooded. */
export const CODES_AN_HOUR = 5
/** What a person may hold at once, and the longest an API token lives. */
export const MAX_API_TOKENS = 20
export const API_TOKEN_DAYS = 365
/** An API token begins with it, so that scanners of secrets know one when it leaks. */
export const API_TOKEN_PREFIX = 'diwan_'
export const PROFILE_CHANGES_A_MINUTE = 30
/** Sign-ins a minute for one caller. */
export const SIGN_INS_A_MINUTE = 10
/** Entries that a person puts first in the menu. */
export const MAX_FAVOURITES = 20
