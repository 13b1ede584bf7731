import { entryApprovalEvents, formEvents } from '@diwan/contract/forms/events'
import { PORTAL } from '../../kit/access/actor.ts'
import type { NotificationRule } from '../../kit/module.ts'
import type { Ctx, Portal } from '../../kit/portal.ts'
import { write } from '../../kit/record/write.ts'
import { approvalNotifications } from '../approvals/public.ts'
import { publishNotifications } from '../publishing/public.ts'
import { readEntry, readSenders } from './queries/entries.ts'
import { countSince, readFormToFill } from './queries/forms.ts'
import { form as formRecord } from './kind.ts'

const DAY_MS = 86_400_000

const params: NotificationRule['params'] = async ({ db }, { objectId, detail }) => {
  const form = await readFormToFill(db, objectId)
  const count = detail['count']
  return {
    name_ar: form?.name_ar ?? '',
    name_en: form?.name_en ?? '',
    ...(typeof count === 'number' && { count: String(count) }),
  }
}

/** Who made it hears that it is full, and each day what came in. */
const toOwner: NotificationRule = {
  recipients: async ({ db }, { objectId }) => {
    const form = await readFormToFill(db, objectId)
    return form ? [form.created_by] : []
  },
  params,
  path: (id) => `/admin/form/details?id=${id}&part=entries`,
}

const paramsOfEntry: NotificationRule['params'] = async ({ db }, { objectId }) => {
  const row = await readEntry(db, objectId)
  return { name_ar: row?.name_ar ?? '', name_en: row?.name_en ?? '', person: row?.sender_name ?? '' }
}
const toEntry = (id: string): string => `/user/forms?entry=${id}`

export const formNotifications: Readonly<Record<string, NotificationRule>> = {
  ...publishNotifications({ events: formEvents, done: readSenders, params, path: (id) => `/user/forms?id=${id}` }),
  ...approvalNotifications({
    events: entryApprovalEvents,
    params: paramsOfEntry,
    toDecide: toEntry,
    toRequester: toEntry,
    requester: async (db, id) => (await readEntry(db, id))?.created_by ?? null,
  }),
  [formEvents.filledUp.name]: toOwner,
  [formEvents.gathered.name]: { ...toOwner, channels: { push: 'off' } },
}

/** Once a night: what was sent to each form since the night before. */
export async function gatherEntries(portal: Portal): Promise<void> {
  const ctx: Ctx = { portal, clock: portal.clock, db: portal.db, actor: PORTAL }
  for (const { form_id: id, count } of await countSince(portal.db, new Date(portal.clock.now().getTime() - DAY_MS)))
    await write(ctx, async (tx) => {
      const form = await readFormToFill(tx.db, id)
      if (form && form.deleted_at === null) tx.record(formEvents.gathered, { id, count }, formRecord.delivery(form, []))
      return null
    })
}
