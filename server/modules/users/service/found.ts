import { COUNT_LIMIT } from '@diwan/contract/kit/page'
import { MAX_SOUGHT } from '@diwan/contract/users/limits'
import type { FoundKind } from '../../../kit/module.ts'
import { counterOf } from '../../../kit/list/counter.ts'
import { paged } from '../../../kit/list/page.ts'
import { presentHit } from '../presenter/user.ts'
import { inOrder, lookUp } from './read.ts'

/** Active people, by the words of the directory; they are shown on the spot. */
export const foundPeople: FoundKind = {
  kind: 'user',
  flag: 'users.view',
  narrows: ['units'],
  find: async ({ db, actor }, { q, units, counts, after, limit }) => {
    const asked = { q: q.slice(0, MAX_SOUGHT), state: 'active', ...(units && { unitId: [...units] }) } as const
    const found = await lookUp(db, actor, asked, after, limit + 1)
    const { rows, next } = paged(found, limit)
    const hits = await inOrder(db, rows, presentHit)
    const items = hits.map(({ id, fullName, department }) => ({
      id,
      title: { text: fullName, lit: [] },
      said: null,
      shortId: null,
      status: null,
      place: department && (actor.language === 'ar' ? department.nameAr : department.nameEn),
      date: null,
      path: null,
    }))
    const all = counts && next !== null ? await lookUp(db, actor, asked, undefined, COUNT_LIMIT + 1) : found
    return { items, next, reading: null, count: counts ? counterOf(all.length) : null }
  },
}
