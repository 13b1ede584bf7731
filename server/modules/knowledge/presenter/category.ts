import type { Category } from '@diwan/contract/knowledge/schemas/category'
import type { CategoryIcon } from '@diwan/contract/knowledge/vocabulary'
import type { Colour } from '@diwan/contract/kit/colours'
import type { Actor } from '../../../kit/access/actor.ts'
import { granted } from '../../../kit/access/demand.ts'
import { canCategory } from '../access.ts'
import type { CategoryRow } from '../queries/categories.ts'
import { namedPlace } from './article.ts'

export const presentCategory = (actor: Actor, row: CategoryRow, articles: number): Category => ({
  id: row.id,
  parentId: row.parent_id,
  nameAr: row.name_ar,
  nameEn: row.name_en,
  descriptionAr: row.description_ar,
  descriptionEn: row.description_en,
  icon: row.icon as CategoryIcon,
  colour: row.colour as Colour,
  unit: namedPlace(row.unit_id, row.unit_name_ar, row.unit_name_en),
  active: row.active,
  review: row.review,
  articles,
  version: row.version,
  can: granted(canCategory, actor, row),
})
