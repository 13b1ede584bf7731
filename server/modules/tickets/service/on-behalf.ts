import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readActor } from '../../access/public.ts'
import { mayOpenFor } from '../access.ts'

/** In a place where one may open tickets for others, and for somebody who can then see it (T14). */
export async function demandOnBehalf(
  { actor, portal }: Ctx,
  requesterId: string,
  { departmentId, groupId }: { departmentId: string; groupId: string },
): Promise<void> {
  if (!mayOpenFor(actor, { department_id: departmentId, group_id: groupId })) throw new Problem('tickets.not_on_behalf')
  const requester = await readActor(portal, requesterId)
  if (!requester?.grants.get('tickets.view')?.size) {
    throw new Problem('invalid_input', { fields: [{ path: 'requesterId', code: 'user' }] })
  }
}
