import { moves } from '../kit/moves.ts'
import type { EntryStatus } from './vocabulary.ts'

/** When an entry is taken back by who sent it: as long as nobody has begun to look at it, where its form allows. */
export const entryMoves = moves<EntryStatus, 'withdraw'>({
  withdraw: { from: ['SENT', 'completed'], to: 'CANCELED' },
})
