import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { Problem } from '../../../kit/problem.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { PaneBar } from '../../../ui/pane-bar.tsx'
import { markingQueries, type MarkedAt } from '../api/marking.ts'
import { AttemptState } from '../quiz/attempt-state.tsx'
import { MarkForm } from './mark-form.tsx'
import classes from './marking.module.css'
import { useHasTyped } from './use-mark-form.ts'
import type { useMarking } from './use-marking.ts'

interface MarkPaneProps {
  readonly id: string
  readonly marking: Pick<ReturnType<typeof useMarking>, 'next' | 'previous' | 'open'>
  /** Nothing of this learner waits any more. */
  readonly onMarked: () => void
}

/** What one learner answered and waits for marks: the oldest first. */
export function MarkPane({ id, marking, onMarked }: MarkPaneProps) {
  const { t } = useTranslation('training')
  const { data, error, isPaused, refetch } = useQuery(markingQueries.owed(id))
  const first = data?.items.at(-1)
  const [shown, show] = useState<Omit<MarkedAt, 'id'>>({ lesson: '', number: 0 })
  const wasTyped = useHasTyped({ id, ...shown })
  if (first && (first.lesson !== shown.lesson || first.number !== shown.number))
    show({ lesson: first.lesson, number: first.number })
  const refused = data ? null : (error ?? (isPaused ? new Problem('unavailable') : null))
  if (refused) return <ErrorState error={refused} {...(refused.mayPass && { onRetry: () => void refetch() })} />
  if (!data) return <Waiting />
  // where another grader was faster, what was typed here stays in sight
  const marked = first ?? (wasTyped ? shown : undefined)
  if (!marked) return <EmptyState title={t('allMarked')} text={t('allMarkedText')} />
  const at = { id, lesson: marked.lesson, number: marked.number }
  return (
    <Owed key={`${at.lesson}/${at.number}`} at={at} marking={marking} onMarked={() => data.items.length === 1 && onMarked()} />
  )
}

const Waiting = () => (
  <div className={classes['scrolled']}>
    <PageSkeleton />
  </div>
)

const icon = { size: 17, stroke: 1.7, 'aria-hidden': true } as const

function Owed({ at, marking: { next, previous, open }, onMarked }: Omit<MarkPaneProps, 'id'> & { at: MarkedAt }) {
  const { t } = useTranslation(['training', 'kit'])
  const nameOf = useLocalName()
  const { data, error, refetch } = useQuery(markingQueries.attempt(at))
  if (!data && error) return <ErrorState error={error} {...(error.mayPass && { onRetry: () => void refetch() })} />
  if (!data) return <Waiting />
  const quiz = nameOf({ nameAr: data.titleAr, nameEn: data.titleEn })
  const steps = [
    { to: previous, label: t('keyPreviousRow', { ns: 'kit' }), keys: 'K', icon: IconChevronUp },
    { to: next, label: t('keyNextRow', { ns: 'kit' }), keys: 'J', icon: IconChevronDown },
  ] as const
  return (
    <>
      <PaneBar title={`${data.person.fullName} · ${quiz}`} beside={data.status !== 'CHECKING' && <AttemptState attempt={data} />}>
        {steps.map(({ to, label, keys, icon: Sign }) => (
          <ActionIcon
            key={keys}
            variant="subtle"
            color="gray"
            size={28}
            aria-label={label}
            aria-keyshortcuts={keys}
            title={`${label} (${keys})`}
            disabled={to === undefined}
            onClick={() => open(to)}
          >
            <Sign {...icon} />
          </ActionIcon>
        ))}
      </PaneBar>
      <MarkForm at={at} attempt={data} onMarked={onMarked} />
    </>
  )
}
