import type { LinkEnd } from '../../../kit/module.ts'
import { readAudiences } from '../../talk/public.ts'
import { can } from '../access.ts'
import { readReach } from '../queries/chat.ts'
import { readShownChats } from '../queries/chat-rows.ts'

export const pathOf = (id: string, message?: string): string =>
  `/user/chat?id=${id}${message === undefined ? '' : `&message=${message}`}`

/** A link to a chat, or to a message of it, is shown to its people alone. */
export const linkedChats: LinkEnd = {
  cards: async ({ db, clock }, actor, ids) =>
    (await readShownChats(db, actor, ids, clock.now()))
      .filter((row) => can.view(actor, row))
      .map((row) => ({
        id: row.id,
        shortId: null,
        title: row.name ?? row.other_name ?? '',
        status: null,
        path: pathOf(row.id),
        change: can.send(actor, row),
      })),
  parts: async ({ db }, actor, asked) => {
    const rows = new Map((await readReach(db, actor, [...new Set(asked.map(({ id }) => id))])).map((row) => [row.id, row]))
    const messages = await readAudiences(
      db,
      asked.map(({ part }) => part),
    )
    return messages.flatMap(({ id: part, object_id, seq }) => {
      const row = rows.get(object_id)
      const isAsked = asked.some((one) => one.part === part && one.id === object_id)
      if (!row || !isAsked || seq <= row.cleared_seq || !can.view(actor, row)) return []
      return [{ part, path: pathOf(object_id, part) }]
    })
  },
  recordLink: () => undefined, // both ends show their links when they are opened
}
