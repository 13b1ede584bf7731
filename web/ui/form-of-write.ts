import type { Endpoint } from '@diwan/contract/kit/endpoint'
import { problemText } from '../kit/problem-words.ts'
import type { Write } from '../kit/write.ts'

export type WriteOfForm = Pick<Write<Endpoint>, 'isPending' | 'isPaused' | 'error' | 'withdraw' | 'reset'>

/** What a dialog needs of a write whose form is not one of `useForm`. */
export const formOfWrite = ({ isPending, isPaused, error, withdraw, reset }: WriteOfForm) => ({
  problem: error ? problemText(error) : undefined,
  pending: isPending,
  waits: isPaused,
  withdraw,
  settle: () => {
    if (!isPending) reset()
  },
})
