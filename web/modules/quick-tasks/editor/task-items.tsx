import { quickTaskItems } from '@diwan/contract/quick-tasks/endpoints'
import { MAX_ITEMS } from '@diwan/contract/quick-tasks/limits'
import type { QuickTask, QuickTaskItem } from '@diwan/contract/quick-tasks/schemas'
import { ActionIcon, Checkbox, Input } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../../kit/problem-words.ts'
import { useQuickAdd } from '../../../kit/quick-add.ts'
import { useWrite } from '../../../kit/write.ts'
import { UserInput } from '../../../ui/user-input.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { ProblemHint } from '../capture/problem-hint.tsx'
import classes from './editor.module.css'

const STEPS = { scope: 'quick-task-steps' } as const

/** Its steps, in the order of its person: each is kept at once. */
export function TaskItems({ task: { id, items } }: { readonly task: QuickTask }) {
  const { t } = useTranslation('quick-tasks')
  const name = useId()
  const problemText = useProblemText()
  const add = useQuickAdd(quickTaskItems.add, { name: `quick-task-step/${id}`, ...STEPS })
  const send = () => void (add.typed.trim() !== '' && add.send({ id, title: add.typed }))
  const [wrong] = add.wrong
  return (
    <div className={classes['part']} role="group" aria-labelledby={name}>
      <Input.Label component="span" id={name}>
        {t('items')}
      </Input.Label>
      {items.length > 0 && (
        <ul className={classes['items']}>
          {items.map((item, at) => (
            <Item
              key={item.id}
              id={id}
              item={item}
              up={at === 0 ? undefined : (items[at - 2]?.id ?? null)}
              down={items[at + 1]?.id}
            />
          ))}
        </ul>
      )}
      {items.length < MAX_ITEMS && (
        <UserInput
          aria-label={t('addItem')}
          placeholder={t('addItem')}
          autoComplete="off"
          error={add.problem ? problemText(add.problem) : wrong && <ProblemHint problem={wrong} />}
          value={add.typed}
          onChange={(event) => add.type(event.currentTarget.value)}
          onBlur={() => add.leave({ id, title: add.typed })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
            event.preventDefault() // the form is not sent by it
            send()
          }}
        />
      )}
    </div>
  )
}

interface ItemProps {
  readonly id: string
  readonly item: QuickTaskItem
  /** The one it stands behind then; absent where it cannot go. */
  readonly up: string | null | undefined
  readonly down: string | undefined
}

function Item({ id, item, up, down }: ItemProps) {
  const { t } = useTranslation('quick-tasks')
  const change = useWrite(quickTaskItems.change, STEPS)
  const remove = useWrite(quickTaskItems.remove, STEPS)
  const of = { id, itemId: item.id }
  const tool = { variant: 'subtle', color: 'gray', size: 28 } as const
  return (
    <li data-done={item.done || undefined}>
      <Checkbox
        size="sm"
        checked={item.done}
        aria-label={item.title}
        onChange={(event) => change.mutate({ ...of, done: event.currentTarget.checked })}
      />
      <span className={classes['step']}>
        <UserText text={item.title} />
      </span>
      <ActionIcon
        {...tool}
        disabled={up === undefined}
        aria-label={t('moveUp')}
        onClick={() => up !== undefined && change.mutate({ ...of, after: up })}
      >
        <IconArrowUp size={15} aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...tool}
        disabled={down === undefined}
        aria-label={t('moveDown')}
        onClick={() => down !== undefined && change.mutate({ ...of, after: down })}
      >
        <IconArrowDown size={15} aria-hidden />
      </ActionIcon>
      <ActionIcon {...tool} aria-label={t('removeItem', { title: item.title })} onClick={() => remove.mutate(of)}>
        <IconX size={15} aria-hidden />
      </ActionIcon>
    </li>
  )
}
