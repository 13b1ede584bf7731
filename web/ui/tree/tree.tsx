import { IconChevronRight, type Icon } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useRef, useState, type DragEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { numberText, useDirection } from '../../kit/formats.ts'
import { useTranslation } from 'react-i18next'
import { UserText } from '../user-text.tsx'
import { moveInTree } from './move-in-tree.ts'
import classes from './tree.module.css'

export interface TreeEntry {
  readonly id: string
  readonly name: string
  readonly icon: Icon
  readonly count?: number | undefined
  /** Not in use any more: drawn dimmer, with what is added to its name for those who hear it. */
  readonly dim?: string | undefined
  readonly link: Pick<LinkProps, 'to' | 'search'>
  readonly children: readonly TreeEntry[]
  /** It has parts that are fetched once it is unfolded. */
  readonly unfolds?: boolean
  /** At the end of its line: shown where the pointer or the keyboard is, so that Tab reaches that of the current entry alone. */
  readonly action?: ReactNode
}

interface TreeProps {
  readonly label: string
  readonly entries: readonly TreeEntry[]
  /** The entry whose record is open. */
  readonly current: string | undefined
  readonly isOpen: (id: string) => boolean
  readonly onToggle: (id: string) => void
  readonly onChoose?: () => void
  /** Where entries may be moved by dragging; what is dropped on an entry becomes a part of it. */
  readonly move?: {
    readonly takes: (dragged: string, onto: string) => boolean
    readonly drop: (dragged: string, onto: string) => void
  }
}

/** The tree of WAI-ARIA: one tab stop, and horizontal arrows that follow the direction of reading. */
export function Tree({ label, entries, ...rest }: TreeProps) {
  const rtl = useDirection() === 'rtl'
  const tree = useRef<HTMLUListElement>(null)
  const [focused, setFocused] = useState<string>()
  const [dragged, drag] = useState<string>()
  const stop = [focused, rest.current].find((id) => id !== undefined && isShown(entries, id, rest.isOpen)) ?? entries[0]?.id
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (tree.current && moveInTree(tree.current, event, rtl)) event.preventDefault()
  }
  return (
    <ul ref={tree} role="tree" aria-label={label} className={classes['tree']} onKeyDown={onKeyDown}>
      {entries.map((entry) => (
        <Item key={entry.id} entry={entry} level={1} tree={{ ...rest, stop, focus: setFocused, dragged, drag }} />
      ))}
    </ul>
  )
}

const isShown = (entries: readonly TreeEntry[], id: string, isOpen: (id: string) => boolean): boolean =>
  entries.some((entry) => entry.id === id || (isOpen(entry.id) && isShown(entry.children, id, isOpen)))

interface InTree extends Omit<TreeProps, 'label' | 'entries'> {
  /** The entry that the Tab key reaches. */
  readonly stop: string | undefined
  readonly focus: (id: string) => void
  readonly dragged: string | undefined
  readonly drag: (id: string | undefined) => void
}

function Item({ entry, level, tree }: { readonly entry: TreeEntry; readonly level: number; readonly tree: InTree }) {
  const { i18n } = useTranslation()
  const { id, name, icon: Sign, count, dim, link, children, unfolds = children.length > 0, action } = entry
  const open = tree.isOpen(id)
  const chosen = tree.current === id
  const moving = useMoving(id, tree)
  /** The entry keeps the keyboard, not the link or the button in it. */
  const toItem = ({ currentTarget }: MouseEvent<HTMLElement>) => currentTarget.closest('li')?.focus()
  return (
    <li
      role="treeitem"
      aria-level={level}
      aria-selected={chosen}
      aria-label={dim === undefined ? name : `${name} (${dim})`}
      {...(unfolds && { 'aria-expanded': open })}
      tabIndex={tree.stop === id ? 0 : -1}
      data-entry={id}
      className={classes['item']}
      onFocus={(event) => event.target === event.currentTarget && tree.focus(id)}
    >
      <div
        className={classes['line']}
        data-line
        data-chosen={chosen || undefined}
        data-dim={dim === undefined ? undefined : true}
        style={{ paddingInlineStart: (level - 1) * 18 }}
        {...moving}
      >
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          className={classes['toggle']}
          data-toggle
          data-open={open}
          onClick={(event) => {
            toItem(event)
            if (unfolds) tree.onToggle(id)
          }}
        >
          {unfolds && <IconChevronRight size={16} stroke={1.8} className="turns" />}
        </button>
        <Link
          {...link}
          tabIndex={-1}
          draggable={false}
          className={classes['title']}
          data-title
          onClick={(event) => {
            toItem(event)
            tree.onChoose?.()
          }}
        >
          <Sign size={17} stroke={1.6} aria-hidden className={classes['icon']} />
          <span className={classes['name']}>
            <UserText text={name} lines={1} />
          </span>
          {count !== undefined && (
            <bdi dir="ltr" className={classes['count']}>
              {numberText(count, i18n.language)}
            </bdi>
          )}
        </Link>
        {action && <span className={classes['action']}>{action}</span>}
      </div>
      {children.length > 0 && open && (
        <ul role="group">
          {children.map((child) => (
            <Item key={child.id} entry={child} level={level + 1} tree={tree} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** Dragging for the pointer; by keyboard the same is a command of the entry. */
function useMoving(id: string, { move, dragged, drag }: InTree) {
  const [over, setOver] = useState(false)
  if (!move) return {}
  const fits = dragged !== undefined && move.takes(dragged, id)
  return {
    draggable: true,
    'data-over': (over && fits) || undefined,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      drag(id)
    },
    onDragEnd: () => drag(undefined),
    onDragOver: (event: DragEvent) => {
      if (!fits) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false)
      drag(undefined)
      if (!fits || dragged === undefined) return
      event.preventDefault()
      move.drop(dragged, id)
    },
  }
}
