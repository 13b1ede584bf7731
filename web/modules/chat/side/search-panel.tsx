import type { Chat } from '@diwan/contract/chat/schemas'
import { CHAT_HOLDS } from '@diwan/contract/chat/vocabulary'
import type { Person } from '@diwan/contract/users/schemas/person'
import { addDays } from '@diwan/core/hijri'
import { startOfDay } from '@diwan/core/working-calendar'
import { Popover } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../../kit/formats.ts'
import { useReading } from '../../../kit/reading.ts'
import { isTouched } from '../../../kit/touched.ts'
import { asPerson } from '../../../ui/person-chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ChoiceList } from '../../../ui/list/choice-list.tsx'
import { DateField } from '../../../ui/date/date-field.tsx'
import { MoreRows } from '../../../ui/more-rows.tsx'
import { Picker } from '../../../ui/picker.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { useChatAddress } from '../address.ts'
import { chatQueries, type SteadyChat } from '../api/api.ts'
import { nameOf } from '../sentence.ts'
import { LogSkeleton } from '../log/log-skeleton.tsx'
import { FoundMessage } from './found-message.tsx'
import { CONDITIONS, readCondition, type Condition, type Hold } from '../api/search-words.ts'
import classes from './side.module.css'

interface Opened {
  readonly condition: Condition
  readonly begins: string
}

interface Conditions {
  readonly from?: Person
  readonly in?: Pick<Chat, 'id' | 'name' | 'person'>
  readonly has?: Hold
  readonly since?: string
  readonly until?: string
}

/** Messages of one chat, or of all of the reader, by words and conditions; the conditions are typed or picked. */
export function SearchPanel({ chat }: { chat?: SteadyChat }) {
  const { t } = useTranslation(['chat', 'kit'])
  const { look, beside } = useChatAddress()
  const frame = useRef<HTMLDivElement>(null)
  const [q, setQ] = useState('')
  const [conditions, set] = useState<Conditions>({})
  const [open, setOpen] = useState<Opened>()
  const type = (text: string) => {
    const read = readCondition(text)
    if (!read) return setQ(text)
    const { q: rest, asks, begins = '', ...found } = read
    setQ(rest)
    if (asks) setOpen({ condition: asks, begins })
    else set({ ...conditions, ...found })
  }
  useEffect(() => {
    if (!isTouched()) frame.current?.querySelector('input')?.focus()
  }, [])
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const inside = event.target instanceof Node && event.currentTarget.contains(event.target) // not in a choice above it
    if (event.key !== 'Escape' || event.isDefaultPrevented() || !inside) return
    event.preventDefault()
    event.stopPropagation()
    beside(undefined)
    setTimeout(() => document.querySelector<HTMLElement>('[data-log]')?.focus())
  }
  const { from, in: where = chat, has, since, until } = conditions
  const asked = {
    q,
    ...(where && { in: where.id }),
    ...(from && { from: from.id }),
    ...(has && { has }),
    ...(since && { since: addDays(since, 1) }), // after this day
    ...(until && { until: addDays(until, -1) }),
  }
  const isAsked = q !== '' || from !== undefined || has !== undefined || since !== undefined || until !== undefined
  const list = useInfiniteQuery({ ...chatQueries.found(asked), enabled: isAsked })
  const hits = list.data?.pages.flatMap(({ items }) => items)
  const offered = CONDITIONS.filter((one) => one !== 'in' || !chat)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape leaves its fields */}
      <div ref={frame} className={classes['scroll']} onKeyDown={press} data-search>
        <div className={classes['tools']}>
          <SearchField label={t(chat ? 'searchHere' : 'searchAll')} value={q} onSearch={type} />
          <div className={classes['chips']} role="group" aria-label={t('filters', { ns: 'kit' })}>
            {offered.map((one) => (
              <ConditionChip
                key={one}
                condition={one}
                conditions={conditions}
                opened={open?.condition === one}
                begins={open?.begins ?? ''}
                onOpen={(opened) => setOpen(opened ? { condition: one, begins: '' } : undefined)}
                onChange={(change) => {
                  set({ ...conditions, ...change })
                  setOpen(undefined)
                }}
              />
            ))}
          </div>
          {chat && !isAsked && <JumpToDay />}
        </div>
        {!isAsked && <p className={classes['about']}>{t('searchAbout')}</p>}
        {isAsked &&
          !hits &&
          (list.error ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : <LogSkeleton />)}
        {hits?.length === 0 && (
          <EmptyState icon={IconSearch} title={t('nothingFound')} text={t('nothingFoundText')} literally="noResults" />
        )}
        <ul className={classes['list']} aria-label={t('found')}>
          {hits?.map(({ chat: of, messageId, threadOf, author, date, said }) => (
            <FoundMessage
              key={messageId}
              author={author?.fullName ?? ''}
              date={date}
              text={said.text}
              lit={said.lit}
              where={chat ? undefined : nameOf(of)}
              onLook={() => look(messageId, { chat: of.id, thread: threadOf ?? undefined })}
            />
          ))}
        </ul>
        {isAsked && <MoreRows list={list} />}
      </div>
    </>
  )
}

/** The chat as it was on a day. */
function JumpToDay() {
  const { t } = useTranslation('chat')
  const { lookAt } = useChatAddress()
  const { zone } = useReading()
  const [day, setDay] = useState<string>()
  const go = (chosen: string | undefined) => {
    setDay(chosen)
    if (chosen !== undefined) lookAt(startOfDay(zone, chosen))
  }
  return <DateField label={t('jumpToDay')} value={day ?? ''} onChange={(chosen) => go(chosen || undefined)} />
}

interface ConditionChipProps {
  readonly condition: Condition
  readonly conditions: Conditions
  readonly opened: boolean
  /** What was typed of its value. */
  readonly begins: string
  readonly onOpen: (opened: boolean) => void
  readonly onChange: (change: Conditions) => void
}

function ConditionChip({ condition, conditions, opened, begins, onOpen, onChange }: ConditionChipProps) {
  const { t } = useTranslation(['chat', 'kit'])
  const { [condition]: held, ...others } = conditions
  const text = (): string => {
    if (condition === 'from') return conditions.from?.fullName ?? ''
    if (condition === 'in') return conditions.in ? nameOf(conditions.in) : ''
    if (condition === 'has') return conditions.has ? t(`has_${conditions.has}`) : ''
    return conditions[condition] ? dayText(conditions[condition]) : ''
  }
  const label = t(`condition_${condition}`)
  return (
    <Popover opened={opened} onChange={onOpen} position="bottom-start" radius={12} shadow="md" trapFocus returnFocus width={260}>
      <Popover.Target>
        <button
          type="button"
          className={classes['chip']}
          data-condition={condition}
          data-on={held !== undefined || undefined}
          onClick={() => (held === undefined ? onOpen(!opened) : onChange({ [condition]: undefined }))}
        >
          {label}
          {held !== undefined && (
            <>
              <bdi>{text()}</bdi>
              <IconX size={14} stroke={1.8} aria-label={t('removeFilter', { ns: 'kit', name: label })} />
            </>
          )}
        </button>
      </Popover.Target>
      <Popover.Dropdown p={6} aria-label={label}>
        <Choice condition={condition} begins={begins} pick={(change) => onChange({ ...others, ...change })} />
      </Popover.Dropdown>
    </Popover>
  )
}

interface ChoiceProps {
  readonly condition: Condition
  readonly begins: string
  readonly pick: (change: Conditions) => void
}

function Choice({ condition, begins, pick }: ChoiceProps) {
  const { t } = useTranslation('chat')
  const label = t(`condition_${condition}`)
  if (condition === 'from')
    return (
      <Picker<Person>
        label={label}
        search={chatQueries.colleagues}
        {...asPerson}
        begins={begins}
        onPick={(from) => pick({ from })}
      />
    )
  if (condition === 'in') return <ChatChoice label={label} begins={begins} pick={(chosen) => pick({ in: chosen })} />
  if (condition === 'has')
    return (
      <ChoiceList
        label={label}
        options={CHAT_HOLDS.map((value) => ({ value, label: t(`has_${value}`) }))}
        pick={(value) => pick({ has: value as Hold })}
      />
    )
  return <DateField label={label} value="" onChange={(day) => day !== '' && pick({ [condition]: day })} />
}

/** Among the chats of the first pages of the list. */
function ChatChoice({ label, begins, pick }: { label: string; begins: string; pick: (chat: Chat) => void }) {
  const { data } = useInfiniteQuery(chatQueries.list('all'))
  const chats = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <ChoiceList
      label={label}
      begins={begins}
      options={chats.map((one) => ({ value: one.id, label: nameOf(one) }))}
      pick={(id) => {
        const chosen = chats.find((one) => one.id === id)
        if (chosen) pick(chosen)
      }}
    />
  )
}
