import { moves } from '../kit/moves.ts'
import type { EnrolmentStatus } from './vocabulary.ts'

/**
 * What becomes of an enrolment. Its person begins and finishes it; the portal finishes, fails or sends it to be marked, by what
 * was done; who grades lets somebody try again, and who assigns takes back what nobody has finished.
 */
export const enrolmentMoves = moves<EnrolmentStatus, 'begin' | 'learn' | 'finish' | 'owe' | 'mark' | 'fail' | 'retry' | 'cancel'>(
  {
    begin: { needs: 'learn', from: ['NEW'], to: 'OPEN' },
    learn: { from: ['OPEN'], to: 'OPEN' },
    finish: { needs: 'learn', from: ['OPEN'], to: 'completed' },
    owe: { needs: 'learn', from: ['OPEN'], to: 'CHECKING' },
    mark: { needs: 'grade', from: ['CHECKING'], to: 'completed' },
    fail: { needs: 'grade', from: ['OPEN', 'CHECKING'], to: 'REJECTED' },
    retry: { needs: 'grade', from: ['REJECTED'], to: 'OPEN' },
    cancel: { needs: 'manage', from: ['NEW', 'OPEN'], to: 'CANCELED' },
  },
)
