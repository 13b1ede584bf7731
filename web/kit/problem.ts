import type { ErrorCode, Overtaken, ProblemBody } from '@diwan/contract/kit/errors'
import type { WrongField } from '@diwan/contract/kit/wrong-fields'

export type { WrongField }

/** Seconds that pass almost unnoticed while an answer is waited for. */
const SHORT_PAUSE = 5

/** A refusal with a code of the contract. `unavailable` with status 0 means that the portal was not reached at all. */
export class Problem extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fields: readonly WrongField[]
  readonly requestId: string | undefined
  readonly current: unknown
  /** Seconds, of a refusal that ends by itself. */
  readonly retryAfter: number | undefined
  readonly overtaken: Overtaken | undefined

  constructor(code: ErrorCode, status = 0, body: Partial<ProblemBody> = {}) {
    super(code)
    this.name = 'Problem'
    this.code = code
    this.status = status
    this.fields = body.fields ?? []
    this.requestId = body.requestId
    this.current = body.current
    this.retryAfter = body.retryAfter
    this.overtaken = body.overtaken
  }

  /** Whether the same request may be sent again without anybody having to change anything. */
  get mayPass(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 502
  }

  /** Whether to send it again unasked: after too many calls one more is one too many, unless the portal asks for a short pause only. */
  get passesSoon(): boolean {
    return this.mayPass && (this.status !== 429 || (this.retryAfter ?? Infinity) <= SHORT_PAUSE)
  }
}

/** A bug that reached a screen is shown as the general failure. */
export function asProblem(error: unknown): Problem {
  return error instanceof Problem ? error : new Problem('failed', 500)
}
