import { Alert, Button, SegmentedControl, Select, Text, TextInput } from '@mantine/core'
import { TICKET_PRIORITIES } from '@diwan/contract/tickets/vocabulary'
import { IconAlertCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../kit/formats.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { ticketQueries } from './api.ts'
import classes from './new-ticket-form.module.css'
import { useNewTicket } from './use-new-ticket.ts'
import { WritingArea } from './writing-area.tsx'

export function NewTicketForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['tickets', 'kit'])
  const { draft, change, errors, submit, problem, underWay, waits } = useNewTicket()

  return (
    <form className={classes['form']} onSubmit={submit} noValidate aria-busy={underWay}>
      {problem && (
        <Alert color="red" variant="light" role="alert" icon={<IconAlertCircle size={18} stroke={1.6} />}>
          {problem}
        </Alert>
      )}
      <Destination draft={draft} change={change} errors={errors} />
      <TextInput
        data-field="subject"
        label={t('subject')}
        placeholder={t('subjectExample')}
        value={draft.subject}
        {...(draft.subject !== '' && { dir: 'auto' })}
        error={errors.subject}
        onChange={(event) => change({ subject: event.currentTarget.value })}
      />
      <PriorityChoice value={draft.priority} onChange={(priority) => change({ priority })} />
      <WritingArea
        data-field="message"
        label={t('message')}
        placeholder={t('messageExample')}
        minRows={4}
        maxRows={14}
        value={draft.message}
        error={errors.message}
        onChange={(event) => change({ message: event.currentTarget.value })}
      />
      <div className={classes['end']}>
        <Text c="dimmed">{waits ? t('waiting', { ns: 'kit' }) : t('draftKept')}</Text>
        <Button variant="default" onClick={onClose}>
          {t('cancel', { ns: 'kit' })}
        </Button>
        <Button type="submit" disabled={underWay}>
          {underWay ? t('sending', { ns: 'kit' }) : t('submit')}
        </Button>
      </div>
    </form>
  )
}

type Form = Pick<ReturnType<typeof useNewTicket>, 'draft' | 'change' | 'errors'>

/** A group is chosen within its department; where there is but one, it is chosen already. */
function Destination({ draft, change, errors }: Form) {
  const { t } = useTranslation('tickets')
  const nameOf = useLocalName()
  const { data: branches = [], error, refetch } = useQuery(ticketQueries.destinations())
  const groups = branches.find(({ id }) => id === draft.departmentId)?.groups ?? []
  const choices = (units: readonly { id: string; nameAr: string; nameEn: string }[]) =>
    units.map((unit) => ({ value: unit.id, label: nameOf(unit) }))

  if (error && branches.length === 0) return <ErrorState error={error} onRetry={() => void refetch()} />
  const chooseDepartment = (departmentId: string | null) => {
    const [only, ...others] = branches.find(({ id }) => id === departmentId)?.groups ?? []
    change({ departmentId: departmentId ?? '', groupId: only && others.length === 0 ? only.id : '' })
  }
  return (
    <div className={classes['pair']}>
      <Select
        data-field="departmentId"
        label={t('department')}
        placeholder={t('chooseDepartment')}
        data={choices(branches)}
        allowDeselect={false}
        data-autofocus
        value={draft.departmentId || null}
        error={errors.departmentId}
        onChange={chooseDepartment}
      />
      <Select
        data-field="groupId"
        label={t('group')}
        placeholder={t(draft.departmentId ? 'chooseGroup' : 'chooseDepartmentFirst')}
        data={choices(groups)}
        disabled={groups.length === 0}
        allowDeselect={false}
        value={draft.groupId || null}
        error={errors.groupId}
        onChange={(groupId) => change({ groupId: groupId ?? '' })}
      />
    </div>
  )
}

function PriorityChoice({
  value,
  onChange,
}: {
  value: Form['draft']['priority']
  onChange: (chosen: Form['draft']['priority']) => void
}) {
  const { t } = useTranslation(['tickets', 'kit'])
  const label = useId()
  return (
    <div className={classes['choice']}>
      <span id={label}>{t('priority')}</span>
      <SegmentedControl
        aria-labelledby={label}
        data={TICKET_PRIORITIES.map((priority) => ({ value: priority, label: t(`priority_${priority}`, { ns: 'kit' }) }))}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
