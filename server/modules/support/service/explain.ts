import { inquiryMoves } from '@diwan/contract/support/moves'
import type { InquiryStatus } from '@diwan/contract/support/vocabulary'
import { matching, relationsTo, within } from '../../../kit/access/reach.ts'
import type { ObjectKind } from '../../../kit/module.ts'
import { can, reach } from '../access.ts'
import { readableInquiries, readInquiryName } from '../queries/inquiries.ts'

type Explain = NonNullable<ObjectKind['explain']>

/** Why a person may or may not do this to an inquiry: the same table, the same functions. */
export const explainInquiry: Explain = async ({ db }, person, id, name) => {
  const [row] = await readableInquiries(db, [id])
  if (!row) return undefined
  const { short_id, subject } = await readInquiryName(db, id)
  const visible = can.view(person, row)
  const allowed =
    name === 'support.view' ? visible : name === 'support.answer' ? can.answer(person, row) : within(reach, name)(person, row)
  const from = name === 'support.answer' ? inquiryMoves.answer.from : undefined
  return {
    shortId: short_id,
    title: subject,
    path: `/admin/support?id=${id}`,
    relations: relationsTo(reach, person, row),
    matching: matching(reach, name, person, row),
    gone: false,
    visible,
    allowed: visible && allowed,
    move: from ? { command: 'answer', status: row.status, open: from.includes(row.status as InquiryStatus) } : null,
  }
}
