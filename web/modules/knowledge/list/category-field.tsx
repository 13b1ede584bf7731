import type { Category } from '@diwan/contract/knowledge/schemas/category'
import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isolate } from '@diwan/core/direction'
import { useDirection, useLocalName } from '../../../kit/formats.ts'
import { pathTo } from '../model/category-tree.ts'

interface CategoryFieldProps {
  readonly label: string
  readonly categories: readonly Category[]
  /** Where no category is a choice, too, how that is called. */
  readonly none: string
  readonly value: string | null
  readonly onChange: (id: string | null) => void
  readonly error?: string | undefined
  readonly 'data-field'?: string
}

const NONE = ''

/** A category, found by its name or by those above it. */
export function CategoryField({ categories, none, value, onChange, ...field }: CategoryFieldProps) {
  const { t } = useTranslation('kit')
  const nameOf = useLocalName()
  const page = useDirection()
  const way = (id: string) =>
    pathTo(categories, id)
      .map((one) => isolate(nameOf(one), page))
      .join(' / ')
  return (
    <Select
      {...field}
      searchable
      allowDeselect={false}
      nothingFoundMessage={t('noResults')}
      data={[{ value: NONE, label: none }, ...categories.map(({ id }) => ({ value: id, label: way(id) }))]}
      value={value ?? NONE}
      onChange={(now) => onChange(now === NONE ? null : now)}
    />
  )
}
