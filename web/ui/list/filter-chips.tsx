import { Button, CloseButton } from '@mantine/core'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { numberText } from '../../kit/formats.ts'
import { valuesOf } from '../../kit/list/address.ts'
import classes from './list.module.css'

interface FilterChipsProps<Name extends string> {
  readonly narrowing: Readonly<Partial<Record<Name, string>>>
  readonly labelOf: (name: Name) => string
  readonly valueText: (name: Name, value: string) => string
  readonly onRemove: (name: Name) => void
  readonly onClear: () => void
}

/** So many values of one filter are written out. */
const WRITTEN = 3

/** What narrows the list, each filter with its values and to be taken away by itself. */
export function FilterChips<Name extends string>({ narrowing, labelOf, valueText, onRemove, onClear }: FilterChipsProps<Name>) {
  const { t } = useTranslation('kit')
  const chosen = Object.entries(narrowing) as [Name, string][]
  if (chosen.length === 0) return null
  return (
    <ul className={classes['chips']} aria-label={t('activeFilters')}>
      {chosen.map(([name, text]) => (
        <li key={name} className={classes['chip']} data-filter={name}>
          <span>
            {labelOf(name)}: <Values texts={valuesOf(text).map((value) => valueText(name, value))} />
          </span>
          <CloseButton size="sm" aria-label={t('removeFilter', { name: labelOf(name) })} onClick={() => onRemove(name)} />
        </li>
      ))}
      <li>
        <Button variant="subtle" size="compact-sm" onClick={onClear}>
          {t('clearFilters')}
        </Button>
      </li>
    </ul>
  )
}

/** One of them is enough, so they are joined by "or"; each keeps its own direction. */
function Values({ texts }: { texts: readonly string[] }) {
  const { i18n } = useTranslation()
  const more = texts.length - WRITTEN
  const written = more > 0 ? [...texts.slice(0, WRITTEN), `+${numberText(more, i18n.language)}`] : texts
  const parts = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).formatToParts(written)
  return parts.map(({ type, value }, place) =>
    type === 'element' ? <bdi key={place}>{value}</bdi> : <Fragment key={place}>{value}</Fragment>,
  )
}
