import { z } from 'zod'

/** The secret in a link that was mailed. It is sent in a body, never in an address that a log keeps. */
export const GuestToken = z.string().regex(/^[\w-]{43}$/)

export const OpenLink = z.strictObject({ token: GuestToken })

/** The purpose of a link: the page of guests shows the screen of this purpose, which asks its own module for the rest. */
export const OpenedLink = z.object({ purpose: z.string(), language: z.enum(['ar', 'en']) })
export type OpenedLink = z.infer<typeof OpenedLink>
