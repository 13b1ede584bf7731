import { unitToken } from '@diwan/contract/kit/tokens'
import type { Relation } from '@diwan/contract/access/vocabulary'
import { ARTICLE_SLOT } from '@diwan/contract/knowledge/kind'
import { pageFromText } from '@diwan/core/page/document'
import { randomBytes } from 'node:crypto'
import { shortIdFrom, SHORT_ID_BYTES } from '@diwan/core/short-id'
import type { Employee, UnitTree } from '../../../testing/employee.ts'
import { plantRecord } from '../../../testing/kind-proof.ts'
import type { Facts } from '../../../testing/proof.ts'
import type { World } from '../../../testing/world.ts'
import { setAudience } from '../../audience/public.ts'
import { insertDocument } from '../../documents/public.ts'
import { article } from '../kind.ts'
import { insertArticle, updateArticle } from '../queries/articles.ts'
import { insertCategory, placeCategory, readCategories } from '../queries/categories.ts'
import { insertPair } from '../queries/pairs.ts'
import { insertVersion } from '../queries/versions.ts'
import { insertObject } from '../../../kit/record/objects.ts'

/** Every planted article is found by it. */
export const TITLE = 'زعفران'

export interface PlantedArticle extends Facts {
  readonly createdBy: string
  readonly unitId: string | null
  /** The unit that it addresses, which reads it while it is published and active. */
  readonly openTo: string | null
  readonly status: string
  readonly active: boolean
}
export interface WantedArticle {
  readonly createdBy: string
  readonly unitId?: string | null
  readonly openTo?: string | null
  readonly status?: string
  readonly active?: boolean
  readonly deleted?: boolean
  readonly at?: Date
}

export const isListed = ({ status, active, deleted }: PlantedArticle): boolean => status === 'published' && active && !deleted

/** All of them lie in the first category that there is. */
async function plantCategory(db: World['db'], by: string, at: Date): Promise<string> {
  const [first] = await readCategories(db)
  if (first) return first.id
  const id = await insertObject(db, { kind: 'article_category', by, at })
  const position = await placeCategory(db, null)
  await insertCategory(db, { id, name_ar: 'تصنيف', name_en: 'Category', icon: 'book', colour: 'blue', position })
  return id
}

/** As the situation asks, without the service. */
export async function plantArticle(w: World, wanted: WantedArticle): Promise<PlantedArticle> {
  const { createdBy, unitId = null, openTo = null, status = 'published', deleted = false, active = true } = wanted
  const at = wanted.at ?? w.clock.now()
  const id = await plantRecord(w, article, {
    by: createdBy,
    at,
    deleted,
    insert: async (db, one) => {
      const [doc, text] = [pageFromText(TITLE, 'rtl'), TITLE]
      const pair_id = await w.db.transaction().execute(async (tx) => {
        const categoryId = await plantCategory(tx, createdBy, at)
        return insertPair(tx, { categoryId, unitId })
      })
      const short_id = shortIdFrom(randomBytes(SHORT_ID_BYTES))
      const times = { created_by: createdBy, created_at: at, updated_at: at }
      await insertArticle(db, { id: one, short_id, pair_id, lang: 'ar', title: TITLE, ...times })
      await insertDocument(db, { objectId: one, slot: ARTICLE_SLOT, doc, text, at })
      const tokens = openTo === null ? [] : [unitToken(openTo)]
      await setAudience(db, { id: one, kind: 'article', listedAt: null }, tokens)
      if (status === 'DRAFT') return
      const n = await insertVersion(db, { id: one, title: TITLE, doc, text, by: createdBy, at })
      const shown = { published_n: n, shown_title: TITLE, shown_at: at, draft: false }
      await updateArticle(db, one, { ...shown, status, active, published_at: at })
    },
  })
  return { id, deleted, createdBy, unitId, openTo, status, active }
}

const isBelow = (tree: UnitTree, unitId: string, id: string | null | undefined): boolean =>
  !!id && (id === unitId || isBelow(tree, unitId, tree.get(id)))
const rules = (tree: UnitTree, person: Employee, unitId: string | null): boolean =>
  unitId !== null && (person.unitIds.includes(unitId) || rules(tree, person, tree.get(unitId) ?? null))

/** States the relations of a person to an article a second time, on purpose without the access table. */
export const relationsTo = (person: Employee, facts: PlantedArticle, tree: UnitTree): Relation[] => {
  const { openTo } = facts
  const addressed = isListed(facts) && openTo !== null && person.unitIds.some((id) => isBelow(tree, openTo, id))
  return [
    ...(facts.createdBy === person.id ? (['own'] as const) : []),
    ...(rules(tree, person, facts.unitId) ? (['tree'] as const) : []),
    ...(addressed ? (['audience'] as const) : []),
    'all',
  ]
}
