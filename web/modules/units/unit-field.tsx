import { units } from '@diwan/contract/units/endpoints'
import type { Unit, UnitHit } from '@diwan/contract/units/schemas'
import { mayStandUnder, UNIT_KINDS, type UnitKind } from '@diwan/contract/units/vocabulary'
import { Text } from '@mantine/core'
import { call } from '../../kit/call.ts'
import { useLocalName } from '../../kit/formats.ts'
import { SearchPicker } from '../../ui/search-picker.tsx'
import { UserText } from '../../ui/user-text.tsx'

type Picked = Pick<UnitHit, 'id' | 'kind' | 'nameAr' | 'nameEn' | 'path'>

export interface UnitFieldProps {
  label: string
  description?: string
  value: Picked | null
  onChange: (unit: Picked | null) => void
  /** Only units of this kind. */
  kind: UnitKind
  error?: string | undefined
  exceptId?: string
}

/** Picks a living unit by its name; before anything is typed, the topmost are offered. */
export function UnitField({ label, description, value, onChange, kind, error, exceptId }: UnitFieldProps) {
  const nameOf = useLocalName()
  const search = (text: string) => ({
    queryKey: ['units', 'pick', kind, text] as readonly unknown[],
    queryFn: async (): Promise<readonly Picked[]> => {
      if (text !== '') return (await call(units.search, { text, kind })).items.filter(({ id }) => id !== exceptId)
      const top = (await call(units.children, {})).items
      return top.filter((unit) => unit.kind === kind && unit.id !== exceptId).map((unit) => ({ ...unit, path: [] }))
    },
  })
  return (
    <SearchPicker
      data-field="unit"
      label={label}
      {...(description !== undefined && { description })}
      value={value}
      onChange={onChange}
      search={search}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      render={(unit) => (
        <>
          <UserText text={nameOf(unit)} />
          <Text span c="dimmed" ms={8}>
            {unit.path.map((above: Unit) => `\u2068${nameOf(above)}\u2069`).join(' / ')}
          </Text>
        </>
      )}
      error={error}
    />
  )
}

/** The one kind that may hold this one below the root. */
export const holderOf = (kind: UnitKind): UnitKind => UNIT_KINDS.find((one) => mayStandUnder(kind, one))!
