import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconFilter, IconPlus, IconSearch } from '@tabler/icons-react'
import { Suspense, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { numberText } from '../../kit/formats.ts'
import { useCommands } from '../../kit/commands.ts'
import { Kbd } from '../kbd.tsx'
import { SearchField } from '../search-field.tsx'
import { FilterChip } from './filter-chip.tsx'
import classes from './filter-bar.module.css'
import type { FilterShown } from './filter-shown.ts'
import { lazyDialog } from '../lazy-part.tsx'

const FilterSheet = lazyDialog(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }))
const FilterPopover = lazyDialog(async () => ({ default: (await import('./filter-popover.tsx')).FilterPopover }))

export interface FilterBarProps {
  readonly filters: readonly FilterShown[]
  /** Where one of them is chosen; loaded when it is opened. */
  readonly field: (name: string) => ReactNode
  readonly onRemove: (name: string) => void
  readonly onClear: () => void
  readonly search?: { readonly label: string; readonly value: string; readonly onSearch: (text: string) => void }
  /** What the button of the sheet on a phone says. */
  readonly show: string
  /** After the filters: to save the view. */
  readonly children?: ReactNode
  /** Before the filters: which part of the list is shown. */
  readonly start?: ReactNode
  /** At the end: the order, and what stands beside the list. */
  readonly end?: ReactNode
}

/** What narrows a list, on one line. `f` adds a filter, `/` looks for words. On a phone the fields are a sheet of their own. */
export function FilterBar(props: FilterBarProps) {
  const { filters, field, onRemove, onClear, search, show, children, start, end } = props
  const { t } = useTranslation('kit')
  const phone = useMediaQuery('(max-width: 47.99em)') ?? false
  const bar = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<string>() // the name of a filter; nothing of a name where another one is chosen first
  const [place, setPlace] = useState({ insetInlineStart: 0, insetBlockStart: 0 })
  const narrowing = filters.filter(({ texts }) => texts.length > 0)
  const close = () => {
    setOpened(undefined)
    bar.current?.querySelector<HTMLElement>(`[data-opens="${opened}"], [data-opens=""]`)?.focus()
  }
  const open = (name: string) => {
    setPlace(placeOf(bar.current, name))
    setOpened(name)
  }
  const look = () => bar.current?.querySelector<HTMLElement>('[type=search]')?.focus()
  useCommands([
    ...(filters.length > 0
      ? [
          {
            id: 'list filter',
            label: t('keyFilter'),
            part: 'list',
            icon: IconFilter,
            stroke: { code: 'KeyF' },
            run: () => open(''),
          } as const,
        ]
      : []),
    ...(search
      ? [
          {
            id: 'list search',
            label: t('keySearch'),
            part: 'list',
            icon: IconSearch,
            stroke: { code: 'Slash' },
            run: look,
          } as const,
        ]
      : []),
  ])
  return (
    <div ref={bar} className={classes['bar']} role="search" aria-label={t('filters')}>
      {start}
      {phone && <PhoneButton count={narrowing.length} opened={opened !== undefined} onOpen={() => open('')} />}
      {narrowing.length > 0 && (
        <ul className={classes['chips']} aria-label={t('activeFilters')}>
          {narrowing.map((filter) => (
            <FilterChip
              key={filter.name}
              filter={filter}
              opened={opened === filter.name}
              onOpen={() => open(filter.name)}
              onRemove={() => onRemove(filter.name)}
            />
          ))}
        </ul>
      )}
      {!phone && filters.length > 0 && <AddButton opened={opened === ''} onOpen={() => open('')} />}
      {narrowing.length > 1 && (
        <Button variant="subtle" color="gray" size="compact-sm" className={classes['quiet'] ?? ''} onClick={onClear}>
          {t('clearFilters')}
        </Button>
      )}
      {children}
      <div className={classes['end']}>
        {search && <SearchField {...search} hint={<Kbd keys="/" />} />}
        {end}
      </div>
      <Suspense>
        {opened !== undefined &&
          (phone ? (
            <FilterSheet action={show} filters={filters} field={field} first={opened} onClose={close} />
          ) : (
            <FilterPopover place={place} filters={filters} field={field} name={opened} onName={setOpened} onClose={close} />
          ))}
      </Suspense>
    </div>
  )
}

/** Where in the bar the opener of a filter stands: its chip, or the button that adds one. */
function placeOf(bar: HTMLElement | null, name: string): { insetInlineStart: number; insetBlockStart: number } {
  const opener = bar?.querySelector(`[data-opens="${name}"]`) ?? bar?.querySelector('[data-opens=""]')
  if (!bar || !opener) return { insetInlineStart: 0, insetBlockStart: 0 }
  const [outer, inner] = [bar.getBoundingClientRect(), opener.getBoundingClientRect()]
  const rtl = getComputedStyle(bar).direction === 'rtl'
  return {
    insetInlineStart: rtl ? outer.right - inner.right : inner.left - outer.left,
    insetBlockStart: inner.bottom - outer.top,
  }
}

interface OpenerProps {
  readonly opened: boolean
  readonly onOpen: () => void
}

function AddButton({ opened, onOpen }: OpenerProps) {
  const { t } = useTranslation('kit')
  return (
    <button
      type="button"
      className={classes['add']}
      data-opens=""
      aria-haspopup="dialog"
      aria-expanded={opened}
      aria-keyshortcuts="f"
      onClick={onOpen}
    >
      <IconPlus size={15} stroke={1.8} aria-hidden />
      {t('addFilter')}
      <Kbd keys="F" />
    </button>
  )
}

function PhoneButton({ count, opened, onOpen }: OpenerProps & { readonly count: number }) {
  const { t, i18n } = useTranslation('kit')
  return (
    <button
      type="button"
      className={classes['phone']}
      data-opens=""
      aria-haspopup="dialog"
      aria-expanded={opened}
      onClick={onOpen}
    >
      <IconFilter size={16} stroke={1.7} aria-hidden />
      {t('filters')}
      {count > 0 && <bdi className={classes['count']}>{numberText(count, i18n.language)}</bdi>}
    </button>
  )
}
