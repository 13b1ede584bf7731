import { Select } from '@mantine/core'
import { fold } from '@diwan/core/arabic-fold'
import { flagParts } from '@diwan/contract/access/matrix'
import { useTranslation } from 'react-i18next'
import { MODULES, shownRights, useRightWords } from './use-right-words.ts'

export interface RightPickerProps {
  readonly value: string | null
  readonly onChange: (name: string | null) => void
  readonly error?: string | undefined
  readonly required?: boolean
}

/** Every right, by module, found in either spelling. */
export function RightPicker({ value, onChange, error, required = false }: RightPickerProps) {
  const { t } = useTranslation('access')
  const { nameOf, moduleOf } = useRightWords()
  const data = MODULES.map((module) => ({
    group: moduleOf(module),
    items: shownRights
      .filter((name) => flagParts(name).module === module)
      .map((name) => ({ value: name, label: `${moduleOf(module)}: ${nameOf(name)}` })),
  })).filter(({ items }) => items.length > 0)
  return (
    <Select
      data-field="name"
      label={t('right')}
      placeholder={t('searchRights')}
      data={data}
      value={value}
      searchable
      nothingFoundMessage={t('noRights')}
      maxDropdownHeight={320}
      error={error}
      required={required}
      filter={({ options, search }) => {
        const asked = fold(search.trim())
        return options.flatMap((group) => {
          if (!('items' in group)) return []
          const items = group.items.filter((item) => fold(`${item.label} ${item.value}`).includes(asked))
          return items.length > 0 ? [{ ...group, items }] : []
        })
      }}
      onChange={onChange}
    />
  )
}
