import type { KindEndpoints } from '@diwan/contract/approvals/endpoints'
import { useState } from 'react'
import { useKeptText } from '../../kit/kept-text.ts'
import { useWrite } from '../../kit/write.ts'
import { reasonOf, type SingleOutcome } from './model.ts'

interface DecisionInput {
  readonly id: string
  readonly version: number
  readonly endpoints: KindEndpoints
  /** Who is not asked gives a reason for either outcome. */
  readonly asked: boolean
  readonly onDecided: () => void
}

export interface Deciding {
  readonly reason: string
  readonly write: (reason: string) => void
  /** Which decision asked for a reason; it is sent with what is typed then. */
  readonly begun: SingleOutcome | undefined
  readonly pending: boolean
  /** Answers whether it was sent; without a reason where one is needed it was not. */
  readonly decide: (outcome: SingleOutcome) => boolean
}

/** One decision while it is made. What is typed is kept for its record until it is sent. */
export function useDecision({ id, version, endpoints, asked, onDecided }: DecisionInput): Deciding {
  const [reason, keep] = useKeptText(reasonOf(id), '')
  const [begun, begin] = useState<SingleOutcome>()
  const approve = useWrite(endpoints.approve)
  const reject = useWrite(endpoints.reject)
  const change = useWrite(endpoints.askForChange ?? endpoints.reject)
  const pending = approve.isPending || reject.isPending || change.isPending
  const writes = { approve, reject, askForChange: change }
  return {
    reason,
    write: (text) => keep(text === '' ? undefined : text),
    begun,
    pending,
    decide: (outcome) => {
      const said = reason.trim()
      const needed = outcome !== 'approve' || !asked
      if (pending) return true
      begin(needed && said === '' ? outcome : undefined)
      if (needed && said === '') return false
      // a promise: by the answer the bar may be gone, where the channel was faster
      const sent = writes[outcome].mutateAsync({ id, version, reason: said })
      void sent.then(
        () => (keep(undefined), onDecided()),
        () => undefined,
      )
      return true
    },
  }
}
