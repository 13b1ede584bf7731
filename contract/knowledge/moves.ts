import { approvalMoves, changeMoves } from '../approvals/moves.ts'
import { moves } from '../kit/moves.ts'
import { contentMoves } from '../publishing/moves.ts'
import type { ContentStatus } from '../publishing/vocabulary.ts'
import type { ReviewStatus } from './vocabulary.ts'

const EVERY = ['DRAFT', 'PENDING', 'published', 'CLOSED'] as const

type OwnCommand = 'change' | 'sendForReview' | 'activate' | 'deactivate'

/** The commands of an article besides those of all content. Whether it is active is a flag of its own beside the status. */
export const articleMoves = moves<ContentStatus, OwnCommand | keyof typeof contentMoves>({
  ...contentMoves,
  change: { needs: 'edit', from: EVERY, to: 'same' },
  /** Freezes a version that the reviewers decide about. */
  sendForReview: { needs: 'edit', from: ['DRAFT', 'PENDING', 'published'], to: 'same' },
  activate: { needs: 'publish', from: EVERY, to: 'same' },
  deactivate: { needs: 'publish', from: EVERY, to: 'same' },
})

/** The commands of a review. Approving it publishes the frozen version. */
export const reviewMoves = moves<ReviewStatus, keyof typeof approvalMoves | keyof typeof changeMoves | 'withdrawReview'>({
  claim: { ...approvalMoves.claim, needs: 'approve' },
  release: { ...approvalMoves.release, needs: 'approve' },
  approve: { ...approvalMoves.approve, needs: 'approve' },
  reject: { ...approvalMoves.reject, needs: 'approve' },
  askForChange: { ...changeMoves.askForChange, needs: 'approve' },
  withdrawReview: { needs: 'edit', from: ['SENT', 'CHECKING'], to: 'DRAFT' },
})
