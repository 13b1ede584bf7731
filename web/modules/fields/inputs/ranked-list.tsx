import { closestCenter, DndContext } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { ActionIcon, Menu, VisuallyHidden } from '@mantine/core'
import { moved } from '@diwan/core/fields/draft'
import { IconDots, IconGripVertical } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MoveItems } from '../../../ui/move-items.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { useDragWords, usePickUp } from '../use-drag.ts'
import classes from './ranking.module.css'

interface Item {
  readonly key: string
  readonly label: string
}
export interface RankedListProps {
  readonly items: readonly Item[]
  /** Numbers are shown once the order means something. */
  readonly ranked: boolean
  readonly onChange: (keys: string[]) => void
}

export function RankedList({ items, ranked, onChange }: RankedListProps) {
  const { t } = useTranslation('fields')
  const [said, setSaid] = useState('')
  const sensors = usePickUp()
  const keys = items.map(({ key }) => key)
  const accessibility = useDragWords(keys, (key) => items.find((item) => item.key === key)?.label ?? '')
  const move = (from: number, to: number) => {
    if (from < 0 || to < 0 || to >= keys.length) return
    onChange(moved(keys, from, to))
    setSaid(t('ranked', { name: items[from]?.label, place: to + 1, all: keys.length }))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={({ active, over }) => over && move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)))}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol className={classes['list']}>
          {items.map((item, index) => (
            <RankedRow
              key={item.key}
              item={item}
              index={index}
              all={items.length}
              ranked={ranked}
              move={(to) => move(index, to)}
            />
          ))}
        </ol>
      </SortableContext>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </DndContext>
  )
}

interface RowProps {
  readonly item: Item
  readonly index: number
  readonly all: number
  readonly ranked: boolean
  readonly move: (to: number) => void
}

function RankedRow({ item, index, all, ranked, move }: RowProps) {
  const { t, i18n } = useTranslation('fields')
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: item.key,
  })
  const name = t('moveOption', { name: item.label, place: index + 1, all })
  const { role: _role, ...held } = attributes
  return (
    <li
      ref={setNodeRef}
      className={classes['item']}
      data-dragged={isDragging || undefined}
      style={{ transform: transform ? `translate(0, ${transform.y}px)` : undefined, transition }}
    >
      <span className={classes['number']}>{ranked ? new Intl.NumberFormat(i18n.language).format(index + 1) : '·'}</span>
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={classes['handle']}
        {...held}
        {...listeners}
        aria-label={name}
        onKeyDown={(event) => {
          const step = isDragging ? undefined : { ArrowUp: -1, ArrowDown: 1 }[event.code]
          if (step === undefined) return listeners?.['onKeyDown']?.(event)
          event.preventDefault()
          return move(index + step)
        }}
      >
        <IconGripVertical size={17} stroke={1.6} aria-hidden />
        <UserText text={item.label} />
      </button>
      <Menu width={200} position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('fieldActions', { name: item.label })}>
            <IconDots size={16} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <MoveItems
            labels={{ up: t('moveUp'), down: t('moveDown') }}
            up={index === 0 ? undefined : () => move(index - 1)}
            down={index === all - 1 ? undefined : () => move(index + 1)}
          />
        </Menu.Dropdown>
      </Menu>
    </li>
  )
}
