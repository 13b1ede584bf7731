import { Button, CloseButton, Modal, Skeleton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { isTyping } from '../../kit/is-typing.ts'
import type { SignedIn } from '../../kit/session.ts'
import { usePhone } from '../../kit/widths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { UserInput } from '../../ui/user-input.tsx'
import { kindsFor } from '../palette/found.ts'
import { closed, isTurned, useAsk, type ResultsQuery } from './address.ts'
import { resultQueries } from './api.ts'
import { Groups } from './groups.tsx'
import { OneKind } from './one-kind.tsx'
import { ResultFilters } from './result-filters.tsx'
import { Side } from './side.tsx'
import { TotalText } from './total-text.tsx'
import { hitsIn, walk } from './walk.ts'
import classes from './results.module.css'

const REST_MS = 180

interface ResultsProps {
  readonly person: SignedIn
  readonly asked: ResultsQuery
  readonly onSheet: () => void
  readonly onPerson: (id: string, among?: readonly string[]) => void
}

/** Everything that a question finds, over the screen that is open: its address is the question with its filters. */
export default function Results({ person, asked, onSheet, onPerson }: ResultsProps) {
  const { t } = useTranslation(['find', 'shell', 'kit'])
  const phone = usePhone()
  const ask = useAsk()
  const frame = useRef<HTMLDivElement>(null)
  const [calm] = useDebouncedValue(asked.q ?? '', REST_MS)
  const settled = { ...asked, q: calm }
  const kinds = kindsFor(person).toSorted((one, other) => Number(other === 'user') - Number(one === 'user'))
  const { data: groups, error, isFetching, isPlaceholderData, refetch } = useQuery(resultQueries.all(kinds, settled))
  const kind = kinds.find((one) => one === asked.kind)
  const isAsked = (asked.q ?? '').trim() !== ''
  const isAsking = isAsked && !isTurned(asked)
  const shown = isAsking ? groups : undefined
  const isNone = shown !== undefined && !isFetching
  const isNoneOfKind = isNone && kind !== undefined && shown.length > 0 && shown.every((one) => one.kind !== kind)
  const isAnswered = calm === (asked.q ?? '') && groups !== undefined && !isPlaceholderData
  const close = () => ask(closed, true)
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const inside = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (!inside || event.isDefaultPrevented()) return
    if (event.key === 'Escape') close()
    else if (isTyping(event.target)) return
    else if (event.code === 'Slash' && !event.shiftKey) focusQuestion(frame.current)
    else if (event.code === 'KeyF' && !event.ctrlKey && !event.metaKey)
      frame.current?.querySelector<HTMLElement>('[data-opens=""]')?.click()
    else return
    event.preventDefault()
  }
  return (
    <Modal.Root
      opened
      onClose={close}
      closeOnEscape={false}
      fullScreen={phone}
      size={1020}
      yOffset="4dvh"
      transitionProps={{ duration: 120 }}
    >
      <Modal.Overlay />
      <Modal.Content radius={phone ? 0 : 12} aria-label={t('results')}>
        <Modal.Body p={0}>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the whole page */}
          <div ref={frame} className={classes['frame']} onKeyDown={press} data-results>
            <Question asked={asked} frame={frame} isAnswered={isAnswered} onClose={close}>
              {shown && <TotalText groups={shown} />}
            </Question>
            <ResultFilters asked={asked} />
            <div className={classes['middle']}>
              <Side kinds={kinds} groups={shown ?? []} asked={asked} kind={kind} />
              {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows walk through its links */}
              <div className={classes['hits']} onKeyDown={(event) => walk(event, frame.current)} aria-busy={isFetching} data-hits>
                {!isAsked && <EmptyState icon={IconSearch} title={t('startTitle')} text={t('startText')} />}
                {isAsking && !shown && !error && (
                  <Skeleton height={240} width="auto" radius={8} m={10} aria-label={t('loading', { ns: 'kit' })} />
                )}
                {isAsking && error && <ErrorState error={error} onRetry={() => void refetch()} />}
                {isNone && shown.length === 0 && <Nothing asked={asked} />}
                {isNoneOfKind && <NothingOfKind kind={kind} />}
                {isAsking && kind !== undefined && !isNoneOfKind && <OneKind kind={kind} asked={settled} onPerson={onPerson} />}
                {shown && kind === undefined && <Groups kinds={kinds} groups={shown} onPerson={onPerson} />}
              </div>
            </div>
            {!phone && <Keys onSheet={onSheet} />}
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

const focusQuestion = (frame: HTMLElement | null) => frame?.querySelector<HTMLInputElement>('[data-question]')?.select()

interface QuestionProps {
  readonly asked: ResultsQuery
  readonly frame: RefObject<HTMLDivElement | null>
  /** The results on the page are those of the address. */
  readonly isAnswered: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Enter opens the first result, once it answers what is typed; the arrow down goes to the results. */
function Question({ asked, frame, isAnswered, onClose, children }: QuestionProps) {
  const { t } = useTranslation(['find', 'kit'])
  const ask = useAsk()
  const [text, setText] = useState(asked.q ?? '')
  const [shown, setShown] = useState(asked.q)
  if (asked.q !== shown) {
    setShown(asked.q)
    if ((asked.q ?? '') !== text.trim()) setText(asked.q ?? '')
  }
  const isReady = isAnswered && text.trim() === (asked.q ?? '')
  const entered = useRef<string>(undefined)
  useEffect(() => {
    if (!isReady || entered.current === undefined) return
    const isSame = entered.current === text
    entered.current = undefined
    if (isSame) hitsIn(frame.current)[0]?.click()
  })
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const first = isReady ? hitsIn(frame.current)[0] : undefined
    if (event.key === 'ArrowDown') hitsIn(frame.current)[0]?.focus()
    else if (event.key === 'Enter') {
      if (!isReady) entered.current = text
      else if (first && (event.ctrlKey || event.metaKey)) open(first.getAttribute('href') ?? '', '_blank', 'noopener')
      else first?.click()
    } else return
    event.preventDefault()
  }
  return (
    <div className={classes['head']}>
      <UserInput
        data-autofocus
        data-question
        variant="unstyled"
        size="md"
        className={classes['question'] ?? ''}
        aria-label={t('question')}
        placeholder={t('questionText')}
        value={text}
        autoComplete="off"
        spellCheck={false}
        leftSection={<IconSearch size={19} stroke={1.7} aria-hidden />}
        onKeyDown={press}
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          ask({ q: value.trim() }, true)
        }}
      />
      {children}
      <CloseButton size={32} aria-label={t('close', { ns: 'kit' })} onClick={onClose} />
      <Kbd keys="Esc" />
    </div>
  )
}

function Nothing({ asked: { person, unit, from, to, exact } }: { asked: ResultsQuery }) {
  const { t } = useTranslation('find')
  const isNarrowed = [person, unit, from, to, exact].some((one) => one !== undefined)
  return (
    <EmptyState
      icon={IconSearch}
      title={t('nothingTitle')}
      text={t(isNarrowed ? 'nothingNarrowed' : 'nothingText')}
      literally="noResults"
    />
  )
}

/** The address names a kind of which nothing was found, while others were. */
function NothingOfKind({ kind }: { kind: string }) {
  const { t } = useTranslation(['find', 'releases'])
  const ask = useAsk()
  return (
    <EmptyState
      icon={IconSearch}
      title={t('nothingOfKind', { kind: t(`found_${kind}` as 'found_user', { ns: 'releases' }) })}
      text={t('nothingOfKindText')}
      action={
        <Button variant="default" onClick={() => ask({ kind: undefined })}>
          {t('showAllKinds')}
        </Button>
      }
      literally="noResults"
    />
  )
}

function Keys({ onSheet }: { onSheet: () => void }) {
  const { t } = useTranslation(['find', 'shell'])
  const keys = [
    [['↑', '↓'], 'keyWalk'],
    [['Enter'], 'keyOpen'],
    [['Ctrl Enter'], 'keyTab'],
    [['Tab'], 'keyKind'],
    [['/'], 'keyEdit'],
  ] as const
  return (
    <footer className={classes['foot']}>
      {keys.map(([strokes, word]) => (
        <span key={word} aria-hidden>
          {strokes.map((one) => (
            <Kbd key={one} keys={one} />
          ))}
          {t(word)}
        </span>
      ))}
      <button type="button" onClick={onSheet}>
        <Kbd keys="?" />
        {t('shortcuts', { ns: 'shell' })}
      </button>
    </footer>
  )
}
