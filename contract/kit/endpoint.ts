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

/** A schema of an object, known to the compiler by its data alone: `Sent` is what may be sent, `In` what is read of it. */
export interface InputSchema<out In, out Sent> extends z.ZodType<In, Sent> {
  readonly shape: Readonly<Record<string, z.ZodType>>
}

/**
 * The type names data, never schemas: `Sent` and `In` are the input before and after it was parsed, `Given` and `Out` the output.
 * Declarations of schemas are many times larger, and comparing them took most of the time of a type check.
 */
export interface Endpoint<
  out In extends object = object,
  out Sent extends object = object,
  out Out = unknown,
  out Given = unknown,
> extends Address {
  readonly name: string
  /** One English sentence for the published description. */
  readonly summary: string
  readonly access: Access
  /** The module key that must not be COMING_SOON; absent for what is always there. */
  readonly module?: string
  /** Path parameters, then query (GET) or body, as one object. Strict: an unknown field is refused. */
  readonly input: InputSchema<In, Sent>
  readonly output: z.ZodType<Out, Given>
  readonly errors?: readonly ErrorCode[]
  /** A write without a receipt: repeating it is harmless by nature (sign-in, sign-out, mark as seen). */
  readonly repeatable?: boolean
  /** `in`: the body is the file itself, and all other input is in the query. `out`: the answer is a file. */
  readonly file?: 'in' | 'out'
  /** For a person at a browser only: an API token is refused. */
  readonly byHand?: boolean
  /** Open to somebody who has to choose a new password before anything else. */
  readonly whilePasswordIsDue?: boolean
  /** Calls a minute for one person, by all their browsers and programs, or for one address; the kit's default when absent. */
  readonly perMinute?: number
  /** Heavy work, by its kind: a person has one call of a kind at a time; another one is refused (`still_running`). */
  readonly alone?: string
  /** A larger body than the kit's default: an import. */
  readonly maxBytes?: number
  /** Counts the calls of `perMinute` apart for each value of this input (an office shares one address). */
  readonly limitedBy?: string
}

interface Definition<I extends z.ZodObject, O extends z.ZodType> extends Omit<Endpoint, 'input' | 'output'> {
  readonly input: I
  readonly output: O
}

/** An endpoint is a value: server, client, OpenAPI page, access test and fuzzer derive from it. */
export function endpoint<I extends z.ZodObject, O extends z.ZodType>(
  definition: Definition<I, O>,
): Endpoint<z.output<I>, z.input<I>, z.output<O>, z.input<O>>
export function endpoint(definition: Definition<z.ZodObject, z.ZodType>): Endpoint {
  return definition
}

export type InputOf<E extends Endpoint> = z.output<E['input']>
export type SentInputOf<E extends Endpoint> = z.input<E['input']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>
