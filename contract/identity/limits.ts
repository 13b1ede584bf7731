/** A session lasts this long from sign-in, with remember me (S9.01, Q.52). */
export const SESSION_DAYS = 30
/** Without remember me it also ends after this much idleness. */
export const IDLE_HOURS = 12
/** A bound on what is hashed, so that nobody can make the server work for nothing. */
export const MAX_PASSWORD = 200
/** Tries a minute at anything that asks for a password or makes a secret. */
export const SECRETS_A_MINUTE = 10
/** Sign-ins a minute for one caller. */
export const SIGN_INS_A_MINUTE = 10
