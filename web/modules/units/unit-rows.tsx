import type { Unit, UnitLine } from '@diwan/contract/units/schemas'
import { IconChevronRight } from '@tabler/icons-react'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../kit/formats.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { MoreRows } from '../../ui/more-rows.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { useUnitAddress } from './address.ts'
import { unitQueries } from './api.ts'
import classes from './unit-rows.module.css'
import { kindIcons } from './unit-tree.tsx'
import { useTree } from './use-tree.ts'

/** At phone width: one storey of the tree at a time. */
export function UnitStorey({ parent }: { parent: UnitLine | null }) {
  const { t } = useTranslation('units')
  const archived = useTree((state) => state.archived) ? 'with' : 'without'
  const list = useInfiniteQuery(unitQueries.children(parent?.id ?? null, archived))
  return (
    <Rows
      list={list}
      empty={t(parent ? 'emptyBelow' : 'empty')}
      groupOf={() => parent}
      below={(unit) => (unit.children.count > 0 ? t('childCount', unit.children) : t('peopleCount', unit.people))}
    />
  )
}

/** Units by name, each with what stands above it. */
export function UnitHits({ text }: { text: string }) {
  const { t } = useTranslation('kit')
  const nameOf = useLocalName()
  const archived = useTree((state) => state.archived) ? 'with' : 'without'
  const list = useInfiniteQuery(unitQueries.search(text, archived))
  return (
    <Rows
      list={list}
      empty={t('noResults')}
      groupOf={({ path }) => path.at(-1) ?? null}
      below={({ path }) => path.map((above) => `\u2068${nameOf(above)}\u2069`).join(' / ')}
    />
  )
}

interface RowsProps<Row extends Unit & { archived: boolean }> {
  list: UseInfiniteQueryResult<InfiniteData<{ items: Row[] }>>
  empty: string
  groupOf: (row: Row) => Unit | null
  below: (row: Row) => string
}

function Rows<Row extends Unit & { archived: boolean }>({ list, empty, groupOf, below }: RowsProps<Row>) {
  const { t } = useTranslation('units')
  const nameOf = useLocalName()
  const address = useUnitAddress()
  const rows = list.data?.pages.flatMap(({ items }) => items)
  if (!rows && list.error) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />
  if (!rows) return <PageSkeleton />
  if (rows.length === 0) return <EmptyState text={empty} />
  return (
    <>
      <ul className={classes['rows']} aria-label={t('structure')}>
        {rows.map((row) => {
          const Icon = kindIcons[row.kind]
          return (
            <li key={row.id}>
              <button type="button" className={classes['row']} data-unit={row.id} onClick={() => address.open(row, groupOf(row))}>
                <Icon size={18} stroke={1.6} aria-hidden />
                <span className={classes['words']}>
                  <span className={classes['name']}>
                    <UserText text={nameOf(row)} />
                  </span>
                  <span className={classes['below']}>
                    {[t(`kind_${row.kind}`), ...(row.archived ? [t('archived')] : []), below(row)].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <IconChevronRight size={16} stroke={1.6} className="turns" aria-hidden />
              </button>
            </li>
          )
        })}
      </ul>
      <MoreRows list={list} />
    </>
  )
}
