import { moves } from '../kit/moves.ts'
import type { ContentStatus } from './vocabulary.ts'

export const CONTENT_COMMANDS = ['schedule', 'publish', 'renew', 'pause', 'close', 'reopen', 'archive', 'delete'] as const
export type ContentCommand = (typeof CONTENT_COMMANDS)[number]

/**
 * When content is published and taken back; the portal does it at its hour by the same table. What is
 * scheduled may be paused as well, and then waits for a person. What is renewed shows its newest version.
 */
export const contentMoves = moves<ContentStatus, ContentCommand>({
  schedule: { needs: 'publish', from: ['DRAFT', 'PENDING'], to: 'PENDING' },
  publish: { from: ['DRAFT', 'PENDING'], to: 'published' },
  renew: { needs: 'publish', from: ['published'], to: 'same' },
  pause: { needs: 'publish', from: ['published', 'PENDING'], to: 'PENDING' },
  close: { needs: 'publish', from: ['published', 'PENDING'], to: 'CLOSED' },
  reopen: { needs: 'publish', from: ['CLOSED'], to: 'published' },
  archive: { needs: 'publish', from: ['DRAFT', 'PENDING', 'CLOSED'], to: 'same' },
  delete: { from: ['DRAFT', 'PENDING', 'published', 'CLOSED'], to: 'same' },
})
