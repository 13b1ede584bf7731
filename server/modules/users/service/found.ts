import { MAX_SOUGHT } from '@diwan/contract/users/limits'
import type { FoundKind } from '../../../kit/module.ts'
import { paged } from '../../../kit/list/page.ts'
import { presentHit } from '../presenter/user.ts'
import { inOrder, lookUp } from './read.ts'

/** Active people, by the words of the directory; they are shown on the spot. */
export const foundPeople: FoundKind = {
  kind: 'user',
  flag: 'users.view',
  find: async ({ db, actor }, { q, after, limit }) => {
    const found = await lookUp(db, actor, { q: q.slice(0, MAX_SOUGHT), state: 'active' }, after, limit + 1)
    const { rows, next } = paged(found, limit)
    const hits = await inOrder(db, rows, presentHit)
    const items = hits.map(({ id, fullName, department }) => ({
      id,
      title: { text: fullName, lit: [] },
      said: null,
      shortId: null,
      status: null,
      place: department && (actor.language === 'ar' ? department.nameAr : department.nameEn),
      path: null,
    }))
    return { items, next, reading: null }
  },
}
