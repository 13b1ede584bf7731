import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** Who may call: anybody, anybody signed in, or a person who holds the flag on at least one relation. */
export type Access =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'flag'; readonly module: string; readonly flag: string }

export const anyone: Access = { kind: 'anyone' }
export const signedIn: Access = { kind: 'signedIn' }
export const flag = (module: string, name: string): Access => ({ kind: 'flag', module, flag: name })

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Where an endpoint lives; free of schemas, so that a light screen can call it without loading them. */
export interface Address {
  readonly method: Method
  readonly path: `/api/${string}` | `/files/${string}`
}

export interface Endpoint<I extends z.ZodObject = z.ZodObject, O extends z.ZodType = z.ZodType> extends Address {
  readonly name: string
  /** One English sentence for the published description. */
  readonly summary: string
  readonly access: Access
  /** The module key that must not be COMING_SOON; absent for what is always there. */
  readonly module?: string
  /** Path parameters, then query (GET) or body, as one object. Strict: an unknown field is refused. */
  readonly input: I
  readonly output: O
  readonly errors?: readonly ErrorCode[]
  /** A write without a receipt: repeating it is harmless by nature (sign-in, sign-out, mark as seen). */
  readonly repeatable?: boolean
  /** `in`: the body is the file itself, and what else is said stands in the query. `out`: the answer is a file. */
  readonly file?: 'in' | 'out'
  /** For a person at a browser only: an API token is refused. */
  readonly byHand?: boolean
  /** Open to somebody who has to choose a new password before anything else. */
  readonly whilePasswordIsDue?: boolean
  /** Calls a minute for one person, by all their browsers and programs, or for one address; the kit's default when absent. */
  readonly perMinute?: number
  /** A larger body than the kit's default: an import. */
  readonly maxBytes?: number
  /** Counts the calls of `perMinute` apart for each value of this input (an office shares one address). */
  readonly limitedBy?: string
}

/** An endpoint is a value: server, client, OpenAPI page, access test and fuzzer derive from it. */
export function endpoint<I extends z.ZodObject, O extends z.ZodType>(promise: Endpoint<I, O>): Endpoint<I, O> {
  return promise
}

export type InputOf<E extends Endpoint> = z.infer<E['input']>
export type SentInputOf<E extends Endpoint> = z.input<E['input']>
export type OutputOf<E extends Endpoint> = z.infer<E['output']>
