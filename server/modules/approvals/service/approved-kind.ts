import type { ApprovedKind } from '../../../kit/module.ts'
import type { Approvable, ApprovingOf } from './approving.ts'
import { pendingOf } from './pending.ts'
import { tending } from './tend.ts'

/** What the manifest of a module declares for records of one kind that people approve. */
export const approvedKind = <Row extends Approvable>(of: ApprovingOf<Row>): ApprovedKind => ({
  kind: of.kind,
  module: of.module,
  tend: tending(of),
  ...pendingOf(of),
  ...(of.inbox && { inbox: of.inbox }),
})
