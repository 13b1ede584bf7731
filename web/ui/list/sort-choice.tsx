import { NativeSelect } from '@mantine/core'
import { DIRECTIONS, type Direction } from '@diwan/contract/kit/list'
import { useTranslation } from 'react-i18next'

interface SortChoiceProps<S extends string> {
  readonly sorts: readonly S[]
  readonly value: { readonly sort: S; readonly direction: Direction }
  readonly labelOf: (sort: S, direction: Direction) => string
  readonly onChange: (sort: S, direction: Direction) => void
}

export function SortChoice<S extends string>({ sorts, value, labelOf, onChange }: SortChoiceProps<S>) {
  const { t } = useTranslation('kit')
  const ways = sorts.flatMap((sort) => DIRECTIONS.map((direction) => ({ sort, direction })))
  const keyOf = ({ sort, direction }: { sort: S; direction: Direction }) => `${sort} ${direction}`
  return (
    <NativeSelect
      aria-label={t('sortedBy')}
      w={220}
      data={ways.map((way) => ({ value: keyOf(way), label: labelOf(way.sort, way.direction) }))}
      value={keyOf(value)}
      onChange={({ currentTarget }) => {
        const chosen = ways.find((way) => keyOf(way) === currentTarget.value)
        if (chosen) onChange(chosen.sort, chosen.direction)
      }}
    />
  )
}
