import type { ErrorCode, Overtaken, ProblemBody } from '@diwan/contract/kit/errors'
import { errorStatus } from '@diwan/contract/kit/errors'

export interface ProblemExtras {
  fields?: NonNullable<ProblemBody['fields']>
  /** The record as it is now, already presented for this caller. */
  current?: unknown
  /** Seconds until it is worth asking again. */
  retryAfter?: number
  overtaken?: Overtaken
}

/** An expected refusal with a code of the contract. Sentences belong to the reader's side. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ErrorCode
  readonly extras: ProblemExtras
  /** What a browser that was led here by a link shows of it, as HTML of the portal's own. */
  readonly page: string | undefined

  constructor(code: ErrorCode, extras: ProblemExtras = {}, page?: string) {
    super(code)
    this.code = code
    this.extras = extras
    this.page = page
  }

  get status(): number {
    return errorStatus[this.code]
  }

  body(requestId: string): ProblemBody {
    return {
      type: `urn:diwan:problem:${this.code}`,
      title: this.code,
      status: this.status,
      code: this.code,
      requestId,
      ...this.extras,
    }
  }
}
