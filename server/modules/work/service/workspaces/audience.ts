import { roleToken, unitToken, type AudienceToken } from '@diwan/contract/kit/tokens'
import type { Visibility } from '@diwan/contract/work/vocabulary'
import type { Queryable } from '../../../../kit/db/database.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { setAudience } from '../../../audience/public.ts'
import { maySeeUnit } from '../../../units/public.ts'

interface Open {
  readonly visibility: Visibility
  readonly unitId: string | null
}

/** Who administers the organisation reads what is not private, as each other whom it is open to. */
const administrators = [roleToken('ADMIN'), roleToken('SUPER_ADMIN')]

function tokensOf({ visibility, unitId }: Open): AudienceToken[] {
  if (visibility === 'private') return []
  return [visibility === 'organisation' ? 'all' : unitToken(unitId!), ...administrators]
}

/** The unit belongs to the visibility that names one, is seen by the caller, and to no other. */
export async function demandUnit({ actor }: Ctx, db: Queryable, { visibility, unitId }: Open): Promise<void> {
  const named = visibility === 'department' || visibility === 'group'
  if (named !== (unitId !== null)) throw new Problem('workspace.unit_missing')
  if (unitId !== null && !(await maySeeUnit(db, actor, unitId))) throw new Problem('workspace.unit_missing')
}

/** It is listed from its creation, in the order of its list. */
export const keepAudience = (db: Queryable, id: string, createdAt: Date, open: Open): Promise<void> =>
  setAudience(db, { id, kind: 'workspace', listedAt: createdAt }, tokensOf(open))
