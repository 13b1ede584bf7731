import { moves } from '../kit/moves.ts'
import type { ResponseStatus } from './vocabulary.ts'

/** What somebody says by name is sent, and sent again until its survey is closed; what was not sent by then is over. */
export const responseMoves = moves<ResponseStatus, 'save' | 'send' | 'close'>({
  save: { from: ['DRAFT'], to: 'DRAFT' },
  send: { from: ['DRAFT', 'completed'], to: 'completed' },
  close: { from: ['DRAFT'], to: 'CLOSED' },
})
