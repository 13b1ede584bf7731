import { DIRECTIONS, type Direction } from '@diwan/contract/kit/list'
import { IconArrowsSort } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MenuChoice } from './menu-choice.tsx'

export interface SortChoiceProps<S extends string> {
  readonly sorts: readonly S[]
  readonly value: { readonly sort: S; readonly direction: Direction }
  readonly labelOf: (sort: S, direction: Direction) => string
  readonly onChange: (sort: S, direction: Direction) => void
}

/** By what the list is sorted. */
export function SortChoice<S extends string>({ sorts, value, labelOf, onChange }: SortChoiceProps<S>) {
  const { t } = useTranslation('kit')
  const ways = sorts.flatMap((sort) => DIRECTIONS.map((direction) => ({ sort, direction })))
  return (
    <MenuChoice
      label={t('sortedBy')}
      text={labelOf(value.sort, value.direction)}
      icon={IconArrowsSort}
      marks={{ 'data-sort': `${value.sort} ${value.direction}` }}
      items={ways.map(({ sort, direction }) => ({
        name: `${sort} ${direction}`,
        label: labelOf(sort, direction),
        on: sort === value.sort && direction === value.direction,
        choose: () => onChange(sort, direction),
      }))}
    />
  )
}
