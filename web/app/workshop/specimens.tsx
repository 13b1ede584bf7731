import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Problem } from '../../kit/problem.ts'
import { CountBadge } from '../../ui/count-badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { FormSkeleton } from '../../ui/form-skeleton.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PersonChip } from '../../ui/person-chip.tsx'
import { PriorityBars } from '../../ui/priority-bars.tsx'
import { ShortIdText } from '../../ui/short-id-text.tsx'
import { StatusBadge, type Status } from '../../ui/status-badge.tsx'
import { InstantText, RelativeOrInstant } from '../../ui/time-text.tsx'
import { showToast, type ToastKind } from '../../ui/toasts.ts'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { DateSpecimens } from './date-specimens.tsx'
import { FactSpecimens } from './fact-specimens.tsx'
import { LifeSpecimens } from './life-specimens.tsx'
import { ListSpecimens } from './list-specimens.tsx'
import { OpenedSpecimens } from './opened-specimens.tsx'
import { PictureSpecimens } from './picture-specimens.tsx'
import { TalkSpecimens } from './talk-specimens.tsx'
import { TextSpecimens } from './text-specimens.tsx'
import { WritingSpecimens } from './writing-specimens.tsx'
import classes from './workshop.module.css'

const kinds: readonly ToastKind[] = ['success', 'error', 'info', 'warning', 'default']
const statuses: readonly Status[] = [
  'DRAFT',
  'SENT',
  'APPROVED',
  'REJECTED',
  'CANCELED',
  'CHECKING',
  'DONE',
  'NEW',
  'PENDING',
  'OPEN',
  'CLOSED',
]
const people = [
  { id: 'a', fullName: 'أ. سارة الحربي' },
  { id: 'b', fullName: 'عبد الله بن محمد' },
  { id: 'c', fullName: 'Layla Al-Otaibi' },
]
const INSTANT = 1_795_190_700
const TWO_HOURS_AGO = Math.floor(Date.now() / 1000) - 7_200

export function Specimens() {
  const { t } = useTranslation(['shell', 'kit', 'identity'])
  return (
    <>
      <PageHeader
        title={t('workshopTitle')}
        subtitle={t('workshopText')}
        action={<Button>{t('create', { ns: 'kit' })}</Button>}
      />
      <div className={classes['row']}>
        <Button>{t('save', { ns: 'kit' })}</Button>
        <Button variant="default">{t('cancel', { ns: 'kit' })}</Button>
        <Button variant="light">{t('edit', { ns: 'kit' })}</Button>
        <Button color="red">{t('delete', { ns: 'kit' })}</Button>
        <Button disabled>{t('send', { ns: 'kit' })}</Button>
        <Button variant="subtle">{t('close', { ns: 'kit' })}</Button>
      </div>
      <TextSpecimens />
      <TextInput label={t('email', { ns: 'identity' })} error={t('invalid_email', { ns: 'kit' })} dir="ltr" />
      <PasswordInput
        label={t('password', { ns: 'identity' })}
        visibilityToggleButtonProps={{ 'aria-label': t('showPassword', { ns: 'identity' }) }}
      />
      <Checkbox label={t('rememberMe', { ns: 'identity' })} defaultChecked />
      <div className={classes['row']}>
        {statuses.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </div>
      <div className={classes['row']}>
        <PriorityBars priority="LOW" />
        <PriorityBars priority="NORMAL" />
        <PriorityBars priority="HIGH" />
        <CountBadge count={7} more={false} />
        <CountBadge count={999} more />
        <ShortIdText shortId="ABC123" />
        <InstantText seconds={INSTANT} />
        <RelativeOrInstant seconds={TWO_HOURS_AGO} />
      </div>
      <div className={classes['row']}>
        {people.map((person) => (
          <PersonChip key={person.id} person={person} />
        ))}
      </div>
      <div className={classes['row']}>
        {kinds.map((kind) => (
          <Button key={kind} variant="default" data-toast={kind} onClick={() => showToast({ kind })}>
            {t(`toast_${kind}`, { ns: 'kit' })}
          </Button>
        ))}
      </div>
      <DateSpecimens />
      <FactSpecimens />
      <OpenedSpecimens />
      <TalkSpecimens />
      <WritingSpecimens />
      <LifeSpecimens />
      <PictureSpecimens />
      <ListSpecimens />
      <EmptyState />
      <ErrorState error={new Problem('not_found', 404)} onRetry={() => undefined} />
      <PageSkeleton />
      <FormSkeleton />
    </>
  )
}
