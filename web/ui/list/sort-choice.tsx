import { DIRECTIONS, type Direction } from '@diwan/contract/kit/list'
import { IconArrowsSort } from '@tabler/icons-react'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { MenuLater, type MenuButton } from '../menu-later.tsx'
import classes from './filter-bar.module.css'

const load = () => import('./sort-menu.tsx')
const SortMenu = lazy(load)

export interface SortChoiceProps<S extends string> {
  readonly sorts: readonly S[]
  readonly value: { readonly sort: S; readonly direction: Direction }
  readonly labelOf: (sort: S, direction: Direction) => string
  readonly onChange: (sort: S, direction: Direction) => void
}

/** By what the list is sorted; the menu comes when somebody reaches for it. */
export function SortChoice<S extends string>({ sorts, value, labelOf, onChange }: SortChoiceProps<S>) {
  const ways = sorts.flatMap((sort) => DIRECTIONS.map((direction) => ({ sort, direction })))
  const items = ways.map(({ sort, direction }) => ({
    name: `${sort} ${direction}`,
    label: labelOf(sort, direction),
    on: sort === value.sort && direction === value.direction,
    choose: () => onChange(sort, direction),
  }))
  const text = labelOf(value.sort, value.direction)
  const marks = `${value.sort} ${value.direction}`
  return (
    <MenuLater
      load={load}
      button={(asks) => <SortButton text={text} marks={marks} {...asks} />}
      menu={<SortMenu items={items} button={<SortButton text={text} marks={marks} />} />}
    />
  )
}

function SortButton({ text, marks, ...asks }: Partial<MenuButton> & { text: string; marks: string }) {
  const { t } = useTranslation('kit')
  return (
    <button
      type="button"
      className={classes['add']}
      data-sort={marks}
      title={t('sortedBy')}
      aria-label={`${t('sortedBy')}: ${text}`}
      {...asks}
    >
      <IconArrowsSort size={16} stroke={1.7} aria-hidden />
      <span className={classes['sortText']}>{text}</span>
    </button>
  )
}
