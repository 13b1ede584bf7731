import { takesFocus } from '../../../kit/takes-focus.ts'
import { actionItems } from '@diwan/contract/work/endpoints/tasks'
import { MAX_TASK_TITLE } from '@diwan/contract/work/limits'
import type { ActionItem, TaskRecord } from '@diwan/contract/work/schemas/tasks'
import { ActionIcon, Checkbox, Menu } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { numberText } from '../../../kit/formats.ts'
import { useWrite } from '../../../kit/write.ts'
import { UserInput } from '../../../ui/user-input.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { AddLine } from './add-line.tsx'
import classes from './task.module.css'

/** What is ticked off before a task is done. */
export function ActionItems({ task }: { task: TaskRecord }) {
  const { t, i18n } = useTranslation('work')
  const [adding, add] = useState(false)
  const { id, actionItems: items, openItems, can } = task
  const number = (value: number) => numberText(value, i18n.language)
  if (items.length === 0 && !can.edit) return null
  return (
    <section className={classes['part']} aria-label={t('actionItems')} data-items>
      <header className={classes['partHead']}>
        <h3>{t('actionItems')}</h3>
        {items.length > 0 && (
          <span className={classes['dim']}>
            {t('checkedOf', { checked: number(items.length - openItems), all: number(items.length) })}
          </span>
        )}
        {can.edit && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={28}
            aria-label={t('addItem')}
            title={t('addItem')}
            onClick={() => add(true)}
          >
            <IconPlus size={17} stroke={1.7} aria-hidden />
          </ActionIcon>
        )}
      </header>
      <ul className={classes['items']}>
        {items.map((item, at) => (
          <Item key={item.id} task={task} item={item} at={at} />
        ))}
      </ul>
      {adding && <AddLine endpoint={actionItems.add} id={id} label={t('itemTitle')} onClose={() => add(false)} />}
    </section>
  )
}

interface ItemProps {
  readonly task: TaskRecord
  readonly item: ActionItem
  readonly at: number
}

function Item({ task, item, at }: ItemProps) {
  const { t } = useTranslation(['work', 'kit'])
  const [typed, type] = useState<string>()
  const scope = { scope: `task:${task.id}` }
  const change = useWrite(actionItems.change, scope)
  const move = useWrite(actionItems.move, scope)
  const remove = useWrite(actionItems.remove, scope)
  const of = { id: task.id, itemId: item.id }
  const pending = change.isPending ? change.variables?.input.checked : undefined
  const checked = pending ?? item.checked
  const all = task.actionItems
  const put = (place: number) => move.mutate({ ...of, after: all.filter(({ id }) => id !== item.id)[place - 1]?.id ?? null })
  const keep = () => {
    const title = typed?.trim() ?? ''
    type(undefined)
    const putBack = () => type((now) => now ?? title)
    if (title !== '' && title !== item.title) change.mutate({ ...of, title }, { onError: putBack })
  }
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const
  return (
    <li data-checked={checked || undefined}>
      <Checkbox
        aria-label={item.title}
        checked={checked}
        disabled={!task.can.edit}
        onChange={(event) => change.mutate({ ...of, checked: event.currentTarget.checked })}
      />
      {typed === undefined ? (
        <UserText text={item.title} />
      ) : (
        <UserInput
          className={classes['grow'] ?? ''}
          aria-label={t('itemTitle')}
          maxLength={MAX_TASK_TITLE}
          ref={takesFocus}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={keep}
          onKeyDown={(event) => {
            if (event.key === 'Enter') keep()
            if (event.key === 'Escape') type(undefined)
          }}
        />
      )}
      {task.can.edit && (
        <Menu position="bottom-end" radius={12} shadow="md">
          <Menu.Target>
            <ActionIcon
              className={classes['itemMenu'] ?? ''}
              variant="subtle"
              color="gray"
              size={26}
              aria-label={t('menuOfItem', { title: item.title })}
            >
              <IconDots {...icon} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => type(item.title)}>
              {t('edit', { ns: 'kit' })}
            </Menu.Item>
            <Menu.Item leftSection={<IconArrowUp {...icon} />} disabled={at === 0} onClick={() => put(at - 1)}>
              {t('moveUp')}
            </Menu.Item>
            <Menu.Item leftSection={<IconArrowDown {...icon} />} disabled={at === all.length - 1} onClick={() => put(at + 1)}>
              {t('moveDown')}
            </Menu.Item>
            <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={() => remove.mutate(of)}>
              {t('removeItem')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  )
}
