import { insertQuotedObject } from '../../../kit/record/objects.ts'
import { PORTAL } from '../../../kit/access/actor.ts'
import type { Facts } from '../../../testing/proof.ts'
import type { World } from '../../../testing/world.ts'
import { beginRun, saveChain } from '../../approvals/public.ts'
import { indexRecord } from '../../search/public.ts'
import { requestRecord } from '../kind/permissions.ts'
import { fixTime, insertRequest, updateRequest } from '../queries/permissions/request.ts'

export const LEAVE = '0194d1a0-5b1e-7000-8000-000000000001'
/** Every planted request is found by it. */
export const WORD = 'زعفران'

export interface PlantedRequest extends Facts {
  readonly status: string
  /** The people whom its waiting step asks. */
  readonly asked: readonly string[]
  readonly createdBy: string
  readonly unitId: string | null
}

export interface Wanted {
  readonly createdBy: string
  readonly unitId?: string | null
  readonly deleted?: boolean
  /** A step waits for this person. */
  readonly asked?: string
}

const DAY_MS = 86_400_000
let planted = 0

/** As the situation asks, without the service; no two of them take the same time. */
export async function plantRequest(w: World, wanted: Wanted): Promise<PlantedRequest> {
  const { createdBy, unitId = null, deleted = false, asked } = wanted
  const { db, clock } = w
  const at = clock.now()
  const { id } = await insertQuotedObject(db, { kind: 'permission_request', by: createdBy, at })
  planted += 1
  const from = new Date(at.getTime() + (30 + planted) * DAY_MS)
  const day = from.toISOString().slice(0, 10)
  const status = asked === undefined ? 'REJECTED' : 'SENT'
  await insertRequest(db, {
    id,
    type_id: LEAVE,
    reason: WORD,
    date_from: day,
    date_to: day,
    whole_days: true,
    unit_id: unitId,
    status: 'DRAFT',
    created_by: createdBy,
    submitted_at: at,
    created_at: at,
    updated_at: at,
  })
  await fixTime(db, id, { from, to: new Date(from.getTime() + DAY_MS) })
  await updateRequest(db, id, { status })
  if (asked !== undefined) await plantStep(w, { id, createdBy, asked })
  else await plantEnded(w, { id, createdBy })
  await indexRecord(db, requestRecord, id)
  if (deleted) await db.updateTable('objects').set({ deleted_at: at }).where('id', '=', id).execute()
  return { id, deleted, createdBy, unitId, status, asked: asked === undefined ? [] : [asked] }
}

/** A step that asked somebody and asks nobody any more. */
async function plantEnded(w: World, of: { id: string; createdBy: string }): Promise<void> {
  await plantStep(w, { ...of, asked: (await w.person('USER')).id })
  await w.db.updateTable('approval_people').set({ live: false, sort_at: null }).where('object_id', '=', of.id).execute()
  await w.db.updateTable('approval_runs').set({ state: 'rejected' }).where('object_id', '=', of.id).execute()
}

async function plantStep(w: World, { id, createdBy, asked }: { id: string; createdBy: string; asked: string }): Promise<void> {
  const step = { who: 'person', scope: 'nearest', unitId: null, userId: asked, rule: 'any', hours: 16, overDays: null } as const
  const at = w.clock.now()
  const chainId = await saveChain(w.db, { kind: 'permission', targetId: id, steps: [step], at })
  const tx = { record: () => undefined, withCommit: () => undefined, afterwards: () => undefined }
  const ctx = { portal: w.portal, clock: w.clock, db: w.db, actor: PORTAL }
  await w.db
    .transaction()
    .execute((db) =>
      beginRun(ctx, { db, ...tx }, { objectId: id, kind: 'permission', requesterId: createdBy, chainId, sortAt: at }),
    )
}
