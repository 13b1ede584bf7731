import { Text } from '@mantine/core'
import { useLocalName } from '../kit/formats.ts'
import { SearchPicker, type SearchPickerProps } from './search-picker.tsx'
import { UserText } from './user-text.tsx'

interface Named {
  readonly id: string
  readonly nameAr: string
  readonly nameEn: string
}
interface Placed extends Named {
  /** What stands above it, from the top, or only the next: two units of one name are told apart. */
  readonly path?: readonly Named[]
  readonly parent?: Named | null
}

type UnitPickerProps<Unit> = Omit<SearchPickerProps<Unit>, 'keyOf' | 'nameOf' | 'render'>

/** The field in which a unit is found by either of its names; which ones may be chosen is what `search` finds. */
export function UnitPicker<Unit extends Placed>(field: UnitPickerProps<Unit>) {
  const nameOf = useLocalName()
  const above = ({ path, parent }: Unit) => path ?? (parent ? [parent] : [])
  return (
    <SearchPicker<Unit>
      {...field}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      render={(unit) => (
        <>
          <UserText text={nameOf(unit)} />
          {above(unit).length > 0 && (
            <Text span c="dimmed" ms={8}>
              {above(unit)
                .map((one) => `\u2068${nameOf(one)}\u2069`)
                .join(' / ')}
            </Text>
          )}
        </>
      )}
    />
  )
}
