import { delegations } from '@diwan/contract/approvals/endpoints'
import type { Person } from '@diwan/contract/users/schemas/person'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayWithin } from '../../kit/formats.ts'
import { fieldText, problemText } from '../../kit/problem-words.ts'
import { useWrite } from '../../kit/write.ts'
import { DateField } from '../../ui/date/date-field.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { FormProblem } from '../../ui/form-problem.tsx'
import { PageSection } from '../../ui/page-sections.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { PersonChip } from '../../ui/person-chip.tsx'
import { PersonPicker } from '../../ui/person-picker.tsx'
import { colleagues } from '../people/public.ts'
import { delegationQueries } from './api.ts'
import classes from './approvals.module.css'

/** Who decides for a person who is away. */
export function OwnDelegations() {
  const { t } = useTranslation('approvals')
  const { data, error, refetch } = useQuery(delegationQueries.mine())
  const end = useWrite(delegations.end)
  const days = (fromDay: string, untilDay: string) => t('days', { from: dayWithin(fromDay), until: dayWithin(untilDay) })
  return (
    <PageSection name="delegations" title={t('delegation')} text={t('delegationText')}>
      {data ? (
        <div className={classes['steps']}>
          {data.items.map(({ id, to, fromDay, untilDay }) => (
            <div key={id} className={classes['head']}>
              <PersonChip person={to} />
              <strong>{days(fromDay, untilDay)}</strong>
              <Button variant="default" size="compact-sm" disabled={end.isPending} onClick={() => end.mutate({ id })}>
                {t('endDelegation')}
              </Button>
            </div>
          ))}
          {data.forOthers.map(({ from, fromDay, untilDay }) => (
            <div key={`${from.id} ${fromDay}`} className={classes['head']}>
              <span>{t('youDecideFor')}</span>
              <PersonChip person={from} />
              <strong>{days(fromDay, untilDay)}</strong>
            </div>
          ))}
          <NewDelegation />
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </PageSection>
  )
}

function NewDelegation() {
  const { t } = useTranslation('approvals')
  const [to, setTo] = useState<Person | null>(null)
  const [fromDay, setFrom] = useState('')
  const [untilDay, setUntil] = useState('')
  const set = useWrite(delegations.set, { quiet: true })
  const wrong = set.error?.fields ?? []
  const errorAt = (path: string) => {
    const field = wrong.find((one) => one.path === path)
    return field && fieldText(field)
  }
  const done = () => {
    setTo(null)
    setFrom('')
    setUntil('')
  }
  return (
    <form
      className={classes['step']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (to) set.mutate({ toId: to.id, fromDay, untilDay }, { onSuccess: done })
      }}
    >
      <FormProblem text={set.error && wrong.length === 0 ? problemText(set.error) : undefined} />
      <PersonPicker<Person> label={t('delegate')} value={to} search={colleagues} onChange={setTo} error={errorAt('toId')} />
      <DateField label={t('fromDay')} value={fromDay} onChange={setFrom} error={errorAt('fromDay')} />
      <DateField label={t('untilDay')} value={untilDay} onChange={setUntil} error={errorAt('untilDay')} />
      <div>
        <Button type="submit" disabled={!to || fromDay === '' || untilDay === '' || set.isPending}>
          {t('addDelegation')}
        </Button>
      </div>
    </form>
  )
}
