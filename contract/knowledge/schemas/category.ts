import { stripBidiControls } from '@diwan/core/direction'
import { isStorable } from '@diwan/core/storable-text'
import { z } from 'zod'
import { ApprovalSteps, namedInSteps } from '../../approvals/schemas.ts'
import { COLOURS } from '../../kit/colours.ts'
import { grants } from '../../kit/grants.ts'
import { line, Uuid, Version } from '../../kit/ids.ts'
import { Named } from './named.ts'
import { MAX_CATEGORIES, MAX_CATEGORY_DESCRIPTION, MAX_CATEGORY_NAME } from '../limits.ts'
import { CATEGORY_FLAGS, CATEGORY_ICONS } from '../vocabulary.ts'

const description = z
  .string()
  .overwrite(stripBidiControls)
  .trim()
  .max(MAX_CATEGORY_DESCRIPTION)
  .refine(isStorable, 'not_storable')

const categorySchema = z.object({
  id: Uuid,
  parentId: Uuid.nullable(),
  nameAr: z.string(),
  nameEn: z.string(),
  descriptionAr: z.string(),
  descriptionEn: z.string(),
  icon: z.enum(CATEGORY_ICONS),
  colour: z.enum(COLOURS),
  /** Its unit, and those above it manage it. Nothing where it belongs to the whole organisation. */
  unit: Named.nullable(),
  active: z.boolean(),
  /** Its articles are published only after a review. */
  review: z.boolean(),
  /** Pairs in it and in those below it that the caller may see in the asked view. */
  articles: z.int(),
  version: z.int(),
  can: grants(CATEGORY_FLAGS),
})
export interface Category extends z.output<typeof categorySchema> {}
export const Category: z.ZodType<Category> = categorySchema

/** `read`: categories that hold something the caller may read. `manage`: all of them, with those that are deactivated. */
export const CategoryTreeQuery = z.strictObject({ view: z.enum(['read', 'manage']).default('read') })
/** In the order of the tree: each category before those below it, siblings by their position. */
export const CategoryTree = z.object({
  items: z.array(Category).max(MAX_CATEGORIES),
  /** The number of pairs in no category; present in the view of managers. */
  uncategorized: z.int().nullable(),
  can: z.object({ create: z.boolean() }),
})
export type CategoryTree = z.infer<typeof CategoryTree>

export const CategoryId = z.strictObject({ id: Uuid })
/** The steps of its review; empty asks the nearest heads of its unit. */
export const OpenCategory = z.object({ category: Category, steps: ApprovalSteps, ...namedInSteps })
export type OpenCategory = z.infer<typeof OpenCategory>

const content = {
  nameAr: line(MAX_CATEGORY_NAME),
  nameEn: line(MAX_CATEGORY_NAME),
  descriptionAr: description.default(''),
  descriptionEn: description.default(''),
  icon: z.enum(CATEGORY_ICONS).default('book'),
  colour: z.enum(COLOURS).default('blue'),
  unitId: Uuid.nullable().default(null),
  review: z.boolean().default(false),
  steps: ApprovalSteps.default([]),
}
export const CreateCategory = z.strictObject({ ...content, parentId: Uuid.nullable().default(null) })
export const ChangeCategory = z.strictObject({ ...content, id: Uuid, version: Version })
/** Behind `after` among the categories of the new parent; first where it is null. */
export const MoveCategory = z.strictObject({
  id: Uuid,
  version: Version,
  parentId: Uuid.nullable(),
  after: Uuid.nullable().default(null),
})
export const CategoryAt = z.strictObject({ id: Uuid, version: Version })
/** `reactivate`: also exactly those articles and categories that were deactivated with it. */
export const ActivateCategory = z.strictObject({ id: Uuid, version: Version, reactivate: z.boolean().default(false) })
/** The number of articles that the warning showed. */
export const DeleteCategory = z.strictObject({ id: Uuid, version: Version, articles: z.int().min(0).max(2_147_483_647) })
/** The articles and categories that deactivating, activating or deleting a category would concern. */
export const CategoryContents = z.object({
  /** Articles in it and in those below it, each language counted. */
  articles: z.int(),
  categories: z.int(),
  /** The number of these that was deactivated with it. */
  articlesOff: z.int(),
  categoriesOff: z.int(),
})
export type CategoryContents = z.infer<typeof CategoryContents>
