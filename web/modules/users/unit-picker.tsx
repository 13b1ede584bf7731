import { units } from '@diwan/contract/units/endpoints'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocalName } from '../../kit/formats.ts'
import { query } from '../../kit/queries.ts'
import { SearchPicker } from '../../ui/search-picker.tsx'
import { unitHits, type UnitName } from './api.ts'

export interface UnitPickerProps {
  readonly label: string
  /** The unit itself, or only its id where an address names it. */
  readonly unit?: UnitName | null
  readonly id?: string | undefined
  readonly onChange: (unit: UnitName | null) => void
  readonly error?: ReactNode
  /** The label is only heard: the place says the rest. */
  readonly bare?: boolean
}

export function UnitPicker({ label, unit = null, id, onChange, error, bare = false }: UnitPickerProps) {
  const nameOf = useLocalName()
  const { data } = useQuery({
    queryKey: ['units', 'open', id],
    ...query(units.open, { id: id ?? '' }),
    enabled: id !== undefined,
  })
  return (
    <SearchPicker<UnitName>
      label={label}
      {...(bare && { bare })}
      placeholder={label}
      value={unit ?? (id === undefined ? null : (data ?? null))}
      onChange={onChange}
      search={unitHits}
      keyOf={(hit) => hit.id}
      nameOf={nameOf}
      error={error}
    />
  )
}
