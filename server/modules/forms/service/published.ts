import { FormContent } from '@diwan/contract/forms/schemas'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import { writtenSteps } from '../../approvals/public.ts'
import { readFields } from '../../fields/public.ts'
import { shownNames } from '../../publishing/public.ts'
import type { FormRow } from '../queries/forms.ts'

/** The content that was last made ready for readers; a form that never was has none. */
export async function publishedContent(db: Queryable, row: FormRow): Promise<FormContent> {
  if (row.set_id === null || row.set_version === null) throw new Problem('not_found')
  return FormContent.parse({
    ...shownNames(row),
    target: row.target,
    departmentId: row.department_id,
    groupId: row.group_id,
    priority: row.priority,
    subject: row.subject,
    ...(row.request !== null && { request: row.request }),
    once: row.once,
    maxEntries: row.max_entries,
    withdrawable: row.withdrawable,
    steps: row.chain_id === null ? [] : await writtenSteps(db, row.chain_id),
    fields: await readFields(db, { setId: row.set_id, version: row.set_version }),
  })
}
