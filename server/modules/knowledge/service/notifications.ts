import { articleApprovalEvents, articleEvents, articleTalkEvents } from '@diwan/contract/knowledge/events'
import { articleKind } from '@diwan/contract/knowledge/kind'
import { PORTAL } from '../../../kit/access/actor.ts'
import type { NotificationRule } from '../../../kit/module.ts'
import { approvalNotifications } from '../../approvals/public.ts'
import { publishNotifications } from '../../publishing/public.ts'
import { headsOf } from '../../units/public.ts'
import { titleOf } from '../kind.ts'
import { readArticle } from '../queries/articles.ts'
import { readCommenters } from '../queries/commenters.ts'
import { readFrozen } from '../queries/versions.ts'
import { articleTalk } from './talk.ts'

/** The article as its readers know it. */
const asRead: NotificationRule['params'] = async ({ db }, { objectId }) => {
  const row = await readArticle(db, PORTAL, objectId)
  return { name: row ? titleOf(row) : '' }
}
/** The frozen version and who sent it. */
const asFrozen: NotificationRule['params'] = async ({ db }, { objectId }) => {
  const frozen = (await readFrozen(db, [objectId])).get(objectId)
  return { name: frozen?.title ?? '', person: frozen?.by_name ?? '' }
}
/** With the person who wrote the comment. */
const asComment: NotificationRule['params'] = async (portal, fact) => ({
  ...(await asRead(portal, fact)),
  person: await nameOf(portal, fact),
})
const nameOf = async (
  { db }: Parameters<NotificationRule['params']>[0],
  { actorId }: Parameters<NotificationRule['params']>[1],
) => {
  if (!actorId) return ''
  const row = await db.selectFrom('users').select('full_name').where('id', '=', actorId).executeTakeFirst()
  return row?.full_name ?? ''
}

/** Reviewers may be ordinary users, to whom the administration is closed. */
const reviewPath = (id: string): string => `/user/knowledge-base?review=${id}`

export const articleNotifications: Readonly<Record<string, NotificationRule>> = {
  ...publishNotifications({ events: articleEvents, done: () => Promise.resolve([]), params: asRead, path: articleKind.path }),
  ...approvalNotifications({
    events: articleApprovalEvents,
    params: asFrozen,
    toDecide: reviewPath,
    toRequester: articleKind.editPath,
    requester: async (db, id) => (await readArticle(db, PORTAL, id))?.review_by ?? null,
  }),
  [articleEvents.reviewDue.name]: {
    params: asRead,
    path: articleKind.editPath,
    recipients: async ({ db }, { objectId }) => {
      const row = await readArticle(db, PORTAL, objectId)
      return row ? [row.owner_id ?? row.created_by] : []
    },
    reason: () => 'assigned',
  },
  [articleEvents.reviewOverdue.name]: {
    params: asRead,
    path: articleKind.path,
    recipients: async ({ db }, { objectId }) => {
      const row = await readArticle(db, PORTAL, objectId)
      return row?.unit_id ? headsOf(db, row.unit_id) : []
    },
  },
  [articleTalkEvents.said.name]: {
    params: asComment,
    path: articleKind.path,
    recipients: async ({ db }, { objectId }) => {
      const row = await readArticle(db, PORTAL, objectId)
      const near = row ? [row.created_by, row.owner_id].filter((id) => id !== null) : []
      return [...new Set([...near, ...(await readCommenters(db, objectId))])]
    },
  },
  [articleTalkEvents.mentioned.name]: {
    params: asComment,
    path: articleKind.path,
    recipients: articleTalk.mentioned,
    reason: () => 'mention',
  },
}
