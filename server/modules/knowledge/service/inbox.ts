import { toSeconds } from '../../../kit/clock/clock.ts'
import type { DecisionInboxKind } from '../../../kit/declared/approvals.ts'
import { presentPerson } from '../../users/public.ts'
import { can, opensDraft } from '../access.ts'
import { readArticles } from '../queries/articles.ts'
import { readFrozen } from '../queries/versions.ts'

/** An article under review reads as its frozen title, with what its sender says about it. */
export const articleInbox: DecisionInboxKind = {
  sees: ({ grants }) => grants.get('knowledgeHub.view')?.has('step') ?? false,
  texts: async ({ db, actor }, ids) => {
    const [rows, frozen] = await Promise.all([readArticles(db, actor, ids), readFrozen(db, ids)])
    return new Map(
      rows
        .filter(
          (row) => (opensDraft(actor, row) || (can.view(actor, row) && row.review_n === row.published_n)) && frozen.has(row.id),
        )
        .map((row) => {
          const version = frozen.get(row.id)!
          const text = {
            requester: presentPerson(version.by, version.by_name, version.by_photo),
            title: { nameAr: version.title, nameEn: version.title },
            line: version.note,
            period: null,
            status: row.review ?? '',
            version: row.version,
            sentDate: toSeconds(version.at),
          }
          return [row.id, text]
        }),
    )
  },
}
