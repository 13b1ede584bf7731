import { ActionIcon, Skeleton } from '@mantine/core'
import type { UnitLine } from '@diwan/contract/units/schemas'
import { kindsBelow } from '@diwan/contract/units/vocabulary'
import { IconBuilding, IconChevronRight, IconPlus, IconStack2, IconUsersGroup } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { numberText, useDirection, useLocalName } from '../../kit/formats.ts'
import { useHolds } from '../../kit/rights.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { unitQueries } from './api.ts'
import { useUnitAddress } from './address.ts'
import { NewUnitDialog } from './unit-form.tsx'
import { moveInTree } from '../../ui/tree/move-in-tree.ts'
import classes from './unit-tree.module.css'
import { setOpen, useTree } from './use-tree.ts'

export const kindIcons = { department: IconBuilding, group: IconUsersGroup, level: IconStack2 }

/** The tree of WAI-ARIA: one tab stop, arrows along the direction of reading; what is unfolded is fetched when unfolded. */
export function UnitTree() {
  const { t } = useTranslation('units')
  const rtl = useDirection() === 'rtl'
  const tree = useRef<HTMLUListElement>(null)
  const first = useInfiniteQuery(unitQueries.children(null, useTree(({ archived }) => archived) ? 'with' : 'without'))

  const loaded = first.data !== undefined
  const router = useRouter()
  /** A group's own address renders the page again; the keyboard stays on its line. */
  useEffect(() => {
    const focusAgain = () => {
      const { current, focused } = useTree.getState()
      const lost = document.activeElement === document.body || document.activeElement?.id === 'main'
      if (focused && current && lost) tree.current?.querySelector<HTMLElement>(`[data-unit="${current}"]`)?.focus()
    }
    if (loaded) focusAgain()
    return router.subscribe('onResolved', focusAgain)
  }, [loaded, router])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (tree.current && moveInTree(tree.current, event, rtl)) event.preventDefault()
  }
  return (
    <ul
      ref={tree}
      role="tree"
      aria-label={t('structure')}
      className={classes['tree']}
      onKeyDown={onKeyDown}
      onFocus={() => useTree.setState({ focused: true })}
      onBlur={({ relatedTarget }) => relatedTarget && relatedTarget.id !== 'main' && useTree.setState({ focused: false })}
    >
      <Branch parentId={null} level={1} parent={null} />
    </ul>
  )
}

interface BranchProps {
  parentId: string | null
  level: number
  parent: UnitLine | null
}

/** The children of one unit, page by page. */
function Branch({ parentId, level, parent }: BranchProps) {
  const { t } = useTranslation('kit')
  const archived = useTree((state) => state.archived) ? 'with' : 'without'
  const list = useInfiniteQuery(unitQueries.children(parentId, archived))
  const current = useTree((state) => state.current)
  const rows = list.data?.pages.flatMap(({ items }) => items)

  if (!rows && list.error) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />
  if (!rows) return <Shapes count={Math.min(parent?.children.count ?? 5, 5)} label={t('loading')} />
  return (
    <>
      {rows.map((unit, index) => (
        <TreeItem
          key={unit.id}
          unit={unit}
          level={level}
          group={parent}
          reachable={current === unit.id || (current === undefined && parentId === null && index === 0)}
        />
      ))}
      {list.hasNextPage && (
        <li
          role="treeitem"
          aria-level={level}
          aria-selected={false}
          aria-label={t('loadMore')}
          tabIndex={-1}
          className={classes['item']}
        >
          <div className={classes['line']} data-line>
            <button type="button" tabIndex={-1} className={classes['more']} onClick={() => void list.fetchNextPage()} data-title>
              {list.isFetchingNextPage ? t('loading') : t('loadMore')}
            </button>
          </div>
        </li>
      )}
    </>
  )
}

function Shapes({ count, label }: { count: number; label: string }) {
  return (
    <li role="none">
      <span role="status" aria-label={label}>
        {Array.from({ length: count }, (_, row) => (
          <Skeleton key={row} height={12} width={`${58 - row * 6}%`} radius={6} my={14} mx={12} />
        ))}
      </span>
    </li>
  )
}

function TreeItem({
  unit,
  level,
  group,
  reachable,
}: {
  unit: UnitLine
  level: number
  group: UnitLine | null
  reachable: boolean
}) {
  const { t, i18n } = useTranslation('units')
  const nameOf = useLocalName()
  const address = useUnitAddress()
  const open = useTree((state) => state.open.has(unit.id))
  const hasChildren = unit.children.count > 0
  const chosen = address.id === unit.id
  const Icon = kindIcons[unit.kind]
  const name = nameOf(unit)
  const indent = { paddingInlineStart: (level - 1) * 18 + 6 }
  /** The line keeps the keyboard, not the button in it. */
  const unfold = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest('li')?.focus()
    setOpen([unit.id], !open)
  }
  const choose = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest('li')?.focus()
    address.open(unit, group)
  }
  return (
    <li
      role="treeitem"
      aria-level={level}
      aria-selected={chosen}
      aria-label={`${name} (${t(`kind_${unit.kind}`)})`}
      {...(hasChildren && { 'aria-expanded': open })}
      tabIndex={reachable ? 0 : -1}
      data-unit={unit.id}
      className={classes['item']}
      onFocus={(event) => event.target === event.currentTarget && useTree.setState({ current: unit.id })}
    >
      <div className={classes['line']} data-chosen={chosen} data-archived={unit.archived} style={indent} data-line>
        <button
          type="button"
          tabIndex={-1}
          className={classes['toggle']}
          data-open={open}
          data-toggle
          aria-hidden
          onClick={unfold}
        >
          {hasChildren && <IconChevronRight size={16} stroke={1.8} className="turns" />}
        </button>
        <button type="button" tabIndex={-1} className={classes['title']} onClick={choose} data-title>
          <Icon size={17} stroke={1.6} aria-hidden className={classes['icon']} />
          <span className={classes['name']}>
            <UserText text={name} lines={1} />
          </span>
          {unit.archived && <span className={classes['badge']}>{t('archived')}</span>}
          {(unit.people.count > 0 || unit.people.more) && (
            <bdi dir="ltr" className={classes['count']}>
              {numberText(unit.people.count, i18n.language)}
              {unit.people.more && '+'}
            </bdi>
          )}
        </button>
        <AddBelow unit={unit} />
      </div>
      {hasChildren && open && (
        <ul role="group">
          <Branch parentId={unit.id} level={level + 1} parent={unit} />
        </ul>
      )}
    </li>
  )
}

/** At the end of a line, for the pointer: by keyboard the open record offers the same. */
function AddBelow({ unit }: { unit: UnitLine }) {
  const { t } = useTranslation('units')
  const address = useUnitAddress()
  const [making, setMaking] = useState(false)
  const mayManage = useHolds('departments', 'manage')
  if (!mayManage || unit.archived || kindsBelow(unit.kind).length === 0) return null
  const label = unit.kind === 'group' ? t('new_level') : t('newBelow')
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        tabIndex={-1}
        aria-label={label}
        title={label}
        className={classes['add'] ?? ''}
        onClick={() => setMaking(true)}
      >
        <IconPlus size={16} stroke={1.8} aria-hidden />
      </ActionIcon>
      {making && (
        <NewUnitDialog
          opened
          parent={unit}
          onClose={() => setMaking(false)}
          onDone={(made) => {
            setOpen([unit.id], true)
            address.open(made, unit)
          }}
        />
      )}
    </>
  )
}
