import type { Inquiry } from '@diwan/contract/support/schemas/inquiry'
import { InquiryActions } from '../commands/inquiry-actions.tsx'

/** The commands of one inquiry at the end of its row. */
export default function RowActions({ inquiry }: { inquiry: Inquiry }) {
  return <InquiryActions inquiry={inquiry} compact />
}
