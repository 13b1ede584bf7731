import { errors } from '../gathered/errors.gen.ts'
import { namespaceOf } from './namespace.ts'
import type { WrongField } from './wrong-fields.ts'

/** Every refusal has a stable code. Those of a module have their status in its manifest, and their words in its dictionary. */
export const errorStatus = {
  invalid_input: 400,
  request_id_missing: 400,
  id_taken: 400,
  not_signed_in: 401,
  forbidden: 403,
  foreign_origin: 403,
  module_coming_soon: 403,
  module_disabled: 403,
  not_found: 404,
  changed_meanwhile: 409,
  wrong_state: 409,
  request_id_reused: 409,
  too_large: 413,
  range_not_satisfiable: 416,
  too_many_requests: 429,
  /** Something of this kind is being made for the caller; it can be asked for again in some seconds. */
  still_running: 429,
  failed: 500,
  unavailable: 503,
  ...errors,
} as const

export type ErrorCode = keyof typeof errorStatus

/** Who was faster, by name; `same` where it was this very thing. */
export interface Overtaken {
  by: string
  same: boolean
}

/** RFC 9457 problem+json as Diwan sends it. `fields` names each wrong input by path with a code of the validation words. */
export interface ProblemBody {
  type: string
  title: string
  status: number
  code: ErrorCode
  requestId?: string
  fields?: WrongField[]
  /** The record as it is now, so that a refused command can be shown against it. */
  current?: unknown
  /** Seconds until it is worth asking again, as the header `Retry-After` says. */
  retryAfter?: number
  overtaken?: Overtaken
}

/** The words of `tickets.wrong_state` are those of tickets, the words of a bare code those of the kit. */
export function wordsOf(code: string): { namespace: string; key: string } {
  const dot = code.indexOf('.')
  if (dot < 0) return { namespace: 'kit', key: `error_${code}` }
  return { namespace: namespaceOf(code), key: `error_${code.slice(dot + 1)}` }
}
