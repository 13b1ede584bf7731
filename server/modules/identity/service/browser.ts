import { newToken } from '../../../kit/secrets/secrets.ts'

/** What the browser brought of ours, else something new: nobody chooses it. */
export const browserOf = (cookie: string | undefined): string =>
  cookie !== undefined && /^[\w-]{43}$/.test(cookie) ? cookie : newToken()
