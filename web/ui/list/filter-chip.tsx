import { IconX } from '@tabler/icons-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { numberText } from '../../kit/formats.ts'
import classes from './filter-bar.module.css'
import type { FilterShown } from './filter-shown.ts'

interface FilterChipProps {
  readonly filter: FilterShown
  readonly opened: boolean
  readonly onOpen: () => void
  readonly onRemove: () => void
}

/** So many values of one filter are written out. */
const WRITTEN = 3

/** One filter with its values: pressed, they are changed. */
export function FilterChip({ filter: { name, label, texts, not = false }, opened, onOpen, onRemove }: FilterChipProps) {
  const { t } = useTranslation('kit')
  return (
    <li className={classes['chip']} data-filter={name} data-opened={opened || undefined}>
      <button type="button" aria-haspopup="dialog" aria-expanded={opened} data-opens={name} onClick={onOpen}>
        <span className={classes['field']}>{label}</span>
        <span className={classes['values']}>
          {not && <span>{t('filterNot')} </span>}
          <Values texts={texts} />
        </span>
      </button>
      <button type="button" aria-label={t('removeFilter', { name: label })} onClick={onRemove}>
        <IconX size={14} stroke={1.8} aria-hidden />
      </button>
    </li>
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
