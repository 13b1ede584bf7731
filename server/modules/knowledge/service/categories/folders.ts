import { MAX_CATEGORIES, MAX_CATEGORY_DEPTH, MAX_CATEGORY_NAME, MAX_IMPORTED_CATEGORIES } from '@diwan/contract/knowledge/limits'
import { CreateCategory } from '@diwan/contract/knowledge/schemas/category'
import type { ImportedArticles } from '@diwan/contract/knowledge/schemas/imported'
import type { FolderLeft } from '@diwan/contract/knowledge/vocabulary'
import { fold } from '@diwan/core/arabic-fold'
import { isBlank } from '@diwan/core/blank-text'
import type { Actor } from '../../../../kit/access/actor.ts'
import { inputOf } from '../../../../kit/http/input.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { writtenSteps } from '../../../approvals/public.ts'
import { canCategory } from '../../access.ts'
import type { CategoryRow } from '../../queries/categories.ts'
import { addCategory } from './write.ts'

type Folder = readonly string[]

export interface FolderPlace {
  /** Null for no category, and for a category until it is made. */
  id: string | null
  readonly above: FolderPlace | null
  readonly path: Folder
  readonly depth: number
  readonly isNew: boolean
  /** The nearest category that exists: a new one has its unit, its review and its looks. */
  readonly like: CategoryRow | undefined
  readonly inner: Map<string, FolderPlace>
}

export interface FolderPlan {
  readonly placeOf: (folder: Folder) => FolderPlace
  /** Each place before those inside it, without the chosen one. */
  readonly places: readonly FolderPlace[]
  readonly left: ReadonlyMap<string, FolderLeft>
}

/**
 * The categories that folders become below the chosen one. A category there that has the name in either language is used again. A folder
 * that becomes none leaves its pages to the nearest one above.
 */
export function planFolders(actor: Actor, rows: readonly CategoryRow[], chosenId: string | null): FolderPlan {
  const chosen = rows.find(({ id }) => id === chosenId)
  const top = { id: chosenId, above: null, path: [], depth: depthOf(rows, chosen), isNew: false, like: chosen, inner: new Map() }
  const places: FolderPlace[] = []
  const left = new Map<string, FolderLeft>()
  const below = Map.groupBy(rows, ({ parent_id }) => parent_id)
  const manages = ({ like }: FolderPlace) => canCategory.manage(actor, { deleted_at: null, unit_id: like?.unit_id ?? null })
  const reason = (above: FolderPlace): FolderLeft | undefined => {
    if (!manages(above)) return 'not_yours'
    if (above.depth >= MAX_CATEGORY_DEPTH) return 'too_deep'
    const made = places.filter(({ isNew }) => isNew).length
    return made >= MAX_IMPORTED_CATEGORIES || rows.length + made >= MAX_CATEGORIES ? 'too_many' : undefined
  }
  const placeIn = (above: FolderPlace, name: string): FolderPlace | FolderLeft => {
    const key = fold(name)
    const known = above.inner.get(key)
    if (known) return known
    const siblings = above.isNew ? [] : (below.get(above.id) ?? [])
    const same = siblings.filter((row) => fold(row.name_ar) === key || fold(row.name_en) === key)
    const existing = same.find(({ active }) => active)
    // Another folder may have named it in its other language.
    const again = existing && places.find(({ id }) => id === existing.id)
    if (again) {
      above.inner.set(key, again)
      return again
    }
    const refused =
      above === top && !manages(top) ? 'not_yours' : existing ? undefined : same.length > 0 ? 'inactive' : reason(above)
    if (refused) return refused
    const place: FolderPlace = {
      id: existing?.id ?? null,
      above,
      path: [...above.path, name],
      depth: above.depth + 1,
      isNew: !existing,
      like: existing ?? above.like,
      inner: new Map(),
    }
    above.inner.set(key, place)
    places.push(place)
    return place
  }
  const placeOf = (folder: Folder): FolderPlace => {
    const names = folder.filter((name) => !isBlank(name)).map(categoryName)
    let at: FolderPlace = top
    for (const [n, name] of names.entries()) {
      const next = placeIn(at, name)
      if (typeof next === 'string') {
        for (let end = n + 1; end <= names.length; end++) left.set(JSON.stringify(names.slice(0, end).map(fold)), next)
        return at
      }
      at = next
    }
    return at
  }
  return { placeOf, places, left }
}

function categoryName(folder: string): string {
  if (folder.length <= MAX_CATEGORY_NAME) return folder
  const beginning = folder.slice(0, MAX_CATEGORY_NAME - 1).replace(/[\ud800-\udbff]$/, '')
  return `${beginning.trim()}…`
}

function depthOf(rows: readonly CategoryRow[], row: CategoryRow | undefined): number {
  if (!row) return 0
  const parent = rows.find(({ id }) => id === row.parent_id)
  return 1 + depthOf(rows, parent)
}

/** Makes those that are new, under the lock of the tree. */
export async function makeFolders(ctx: Ctx, tx: Tx, { places }: FolderPlan): Promise<void> {
  const steps = new Map<string, Awaited<ReturnType<typeof writtenSteps>>>()
  for (const place of places.filter(({ isNew }) => isNew)) {
    const { path, like, above } = place
    const chain = like?.chain_id
    if (chain && !steps.has(chain)) steps.set(chain, await writtenSteps(tx.db, chain))
    const name = path.at(-1)!
    const made = inputOf(CreateCategory, {
      nameAr: name,
      nameEn: name,
      parentId: above!.id,
      ...(like && { icon: like.icon, colour: like.colour, unitId: like.unit_id, review: like.review }),
      ...(chain && { steps: steps.get(chain) }),
    })
    place.id = await addCategory(ctx, tx, made)
  }
}

export function reportFolders(
  { places, left }: FolderPlan,
  used: readonly FolderPlace[],
): Pick<ImportedArticles, 'categories' | 'foldersLeft'> {
  const codes = Map.groupBy(left.values(), (code) => code)
  return {
    categories: places.map((place) => ({
      id: place.id,
      path: [...place.path],
      isNew: place.isNew,
      articles: used.filter((one) => one === place).length,
    })),
    foldersLeft: [...codes].map(([code, all]) => ({ code, folders: all.length })),
  }
}
