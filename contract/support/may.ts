import { allowed } from '../kit/moves.ts'
import { inquiryMoves } from './moves.ts'
import type { Inquiry } from './schemas/inquiry.ts'

/** What may be done now: `can` joined with the moves. Beside the schemas, which would bring zod to every screen that asks. */
export const mayInquiry = ({ status, can }: Pick<Inquiry, 'status' | 'can'>) => allowed(inquiryMoves, status, can)
