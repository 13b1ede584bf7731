import { moves } from '../../kit/moves.ts'
import type { MeetingStatus } from '../vocabulary/meetings.ts'

type Command = 'change' | 'cancel' | 'answer' | 'end'

/** Canceling some occurrences leaves the meeting OPEN while others are left. */
export const meetingMoves = moves<MeetingStatus, Command>({
  change: { needs: 'manage', from: ['OPEN'], to: 'same' },
  cancel: { needs: 'manage', from: ['OPEN'], to: 'CANCELED' },
  answer: { needs: 'answer', from: ['OPEN'], to: 'same' },
  end: { from: ['OPEN'], to: 'DONE' },
})
