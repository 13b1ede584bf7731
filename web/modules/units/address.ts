import { isUuid } from '@diwan/core/identifiers'
import type { Unit } from '@diwan/contract/units/schemas'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useLocalName } from '../../kit/formats.ts'

type Named = Pick<Unit, 'id' | 'kind' | 'nameAr' | 'nameEn'>

/** Where a unit is shown. Groups and levels have addresses of their own, in which the title only decorates (Q.19, Q.20). */
export function useUnitAddress() {
  const params: { id?: string; title?: string; levelId?: string; levelTitle?: string } = useParams({ strict: false })
  const search: { unit?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const nameOf = useLocalName()

  const asked = params.levelId ?? params.id ?? (typeof search.unit === 'string' ? search.unit : undefined)
  /** A name in an address must be one segment that is not empty. */
  const titleOf = (unit: Named) => nameOf(unit).slice(0, 80)

  const addressOf = (unit: Named, group: Named | null) => {
    if (unit.kind === 'group')
      return { to: '/admin/department-group/$id/$title', params: { id: unit.id, title: titleOf(unit) } } as const
    if (unit.kind === 'level' && group)
      return {
        to: '/admin/department-group-level/$id/$title/$levelId/$levelTitle',
        params: { id: group.id, title: titleOf(group), levelId: unit.id, levelTitle: titleOf(unit) },
      } as const
    return { to: '/admin/department', search: { unit: unit.id } } as const
  }

  return {
    /** The unit of the address; `invalid` when it names none that could exist. */
    id: asked !== undefined && isUuid(asked) ? asked : undefined,
    invalid: asked !== undefined && !isUuid(asked),
    /** The group in the address of a level, which must be its own (H7). */
    groupId: params.levelId === undefined ? undefined : params.id,
    isGroupAddress: params.id !== undefined && params.levelId === undefined,
    titles: { title: params.title, levelTitle: params.levelTitle },
    open: (unit: Named, group: Named | null, replace = false) => void navigate({ ...addressOf(unit, group), replace }),
    close: (replace = false) => void navigate({ to: '/admin/department', replace }),
    titleOf,
  }
}
