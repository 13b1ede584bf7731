import '@mantine/core/styles/Pill.layer.css'
import { MAX_VALUES } from '@diwan/contract/kit/list'
import { Pill } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { textOf, valuesOf } from '../../kit/list/address.ts'
import { SearchPicker, type SearchPickerProps } from '../search-picker.tsx'
import classes from './list.module.css'

interface RecordsFieldProps<Hit> extends Pick<SearchPickerProps<Hit>, 'label' | 'search' | 'keyOf' | 'nameOf' | 'render'> {
  /** Ids, as they stand in the address. */
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
  /** What a chosen id is called. */
  readonly nameOfId: (id: string) => string
  /** A record was found by searching: its name is known from now on. */
  readonly onFound: (hit: Hit) => void
}

/** A filter by some records: each search adds one. */
export function RecordsField<Hit>({ value, onChange, nameOfId, onFound, ...picker }: RecordsFieldProps<Hit>) {
  const { t } = useTranslation('kit')
  const ids = valuesOf(value)
  return (
    <div>
      <SearchPicker<Hit>
        {...picker}
        placeholder={ids.length === 0 ? t('any') : t('addAnother')}
        value={null}
        disabled={ids.length >= MAX_VALUES}
        onChange={(hit) => {
          if (hit === null) return
          onFound(hit)
          onChange(textOf([...new Set([...ids, picker.keyOf(hit)])]))
        }}
      />
      {ids.length > 0 && (
        <Pill.Group className={classes['pills'] ?? ''}>
          {ids.map((id) => (
            <Pill
              key={id}
              withRemoveButton
              removeButtonProps={{ 'aria-label': t('removeFilter', { name: nameOfId(id) }), tabIndex: 0 }}
              onRemove={() => onChange(textOf(ids.filter((one) => one !== id)))}
            >
              <bdi>{nameOfId(id)}</bdi>
            </Pill>
          ))}
        </Pill.Group>
      )}
    </div>
  )
}
