import { quickTaskEvents } from '@diwan/contract/quick-tasks/events'
import { z } from 'zod'
import type { ChannelKind, LinkEnd, ObjectKind } from '../../../kit/module.ts'
import { can } from '../access.ts'
import { readQuickTask, readQuickTasks } from '../queries/quick-task.ts'
import { deliveryFor } from '../topics.ts'

export const pathOf = (id: string): string => `/user/quick-tasks?id=${id}`

const linkedQuickTasks: LinkEnd = {
  cards: async ({ db }, actor, ids) =>
    (await readQuickTasks(db, ids))
      .filter((row) => can.view(actor, row))
      .map((row) => ({
        id: row.id,
        shortId: null,
        title: row.title,
        status: null,
        path: pathOf(row.id),
        change: can.edit(actor, row),
      })),
  told: ({ actor }, tx, id, { joined }) =>
    tx.record(quickTaskEvents[joined ? 'linked' : 'unlinked'], { id }, deliveryFor({ id, created_by: actor.id })),
}

/** Who may see a quick task, for the modules that know it only by its id. */
export const quickTaskKind: ObjectKind = {
  kind: 'quick_task',
  readable: async ({ db }, actor, ids) =>
    (await readQuickTasks(db, ids)).filter((row) => can.view(actor, row)).map(({ id }) => id),
  readers: async ({ db }, people, id) => {
    const row = await readQuickTask(db, id)
    return row ? people.filter((person) => can.view(person, row)) : []
  },
  linked: linkedQuickTasks,
  activity: {
    audiences: async ({ db }, actor, id) => {
      const row = await readQuickTask(db, id)
      return row && can.view(actor, row) ? ['public'] : undefined
    },
    events: Object.values(quickTaskEvents),
    shown: z.object({ title: z.string().optional() }),
  },
}

export const quickTaskFollowers: ChannelKind = {
  prefix: 'quick_task',
  module: 'quickTasks',
  mayFollow: async ({ db }, actor, channel) => {
    const [, id = ''] = /^quick_task:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(channel) ?? []
    const row = id ? await readQuickTask(db, id) : undefined
    return row !== undefined && can.view(actor, row)
  },
}
