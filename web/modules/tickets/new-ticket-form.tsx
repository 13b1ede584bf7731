import { Alert, Button, SegmentedControl, Text, TextInput } from '@mantine/core'
import { MAX_ATTACHMENTS } from '@diwan/contract/tickets/limits'
import { TICKET_PRIORITIES } from '@diwan/contract/tickets/vocabulary'
import type { UnitChoice } from '@diwan/contract/units/schemas'
import { IconAlertCircle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../kit/formats.ts'
import { AttachmentField } from '../../ui/attachment-field.tsx'
import { SearchPicker } from '../../ui/search-picker.tsx'
import { ticketQueries } from './api.ts'
import classes from './new-ticket-form.module.css'
import { useNewTicket } from './use-new-ticket.ts'
import { WritingArea } from './writing-area.tsx'

export function NewTicketForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['tickets', 'kit'])
  const { draft, change, errors, attached, waiting, submit, problem, underWay, waits } = useNewTicket()

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
      <AttachmentField attached={attached} purpose="attachment5" most={MAX_ATTACHMENTS} error={waiting}>
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
      </AttachmentField>
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
  const client = useQueryClient()
  const nameOf = useLocalName()
  const departmentId = draft.department?.id

  const chooseDepartment = async (department: UnitChoice | null) => {
    change({ department, group: null })
    const groups = department && (await client.fetchQuery(ticketQueries.groups(department.id, '')).catch(() => null))
    const [only, ...others] = groups ?? []
    if (only && others.length === 0) change({ group: only })
  }
  return (
    <div className={classes['pair']}>
      <SearchPicker
        data-field="department"
        data-autofocus
        label={t('department')}
        placeholder={t('chooseDepartment')}
        value={draft.department}
        search={ticketQueries.departments}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        render={(choice) => <Choice choice={choice} />}
        clearable={false}
        error={errors.department}
        onChange={(department) => void chooseDepartment(department)}
      />
      <SearchPicker
        key={departmentId}
        data-field="group"
        label={t('group')}
        placeholder={t(departmentId ? 'chooseGroup' : 'chooseDepartmentFirst')}
        value={draft.group}
        search={(text) => ticketQueries.groups(departmentId ?? '', text)}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        clearable={false}
        disabled={!departmentId}
        error={errors.group}
        onChange={(group) => change({ group })}
      />
    </div>
  )
}

/** With what stands above it: departments of one name are told apart. */
function Choice({ choice }: { choice: UnitChoice }) {
  const nameOf = useLocalName()
  return (
    <>
      <span dir="auto">{nameOf(choice)}</span>
      {choice.parent && (
        <Text span c="dimmed" ms={8} dir="auto">
          {nameOf(choice.parent)}
        </Text>
      )}
    </>
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
