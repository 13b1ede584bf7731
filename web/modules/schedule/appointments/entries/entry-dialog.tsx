import { appointments } from '@diwan/contract/schedule/endpoints/appointments'
import type { AppointmentForm, OpenAppointment } from '@diwan/contract/schedule/schemas/appointments'
import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Problem } from '../../../../kit/problem.ts'
import { withdrawWrites } from '../../../../kit/under-way.ts'
import { usePhone } from '../../../../kit/widths.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { FormFrame, framed } from '../../../../ui/form-frame.tsx'
import { FormSkeleton } from '../../../../ui/form-skeleton.tsx'
import { leaveWrite } from '../../../../ui/leave-write.ts'
import { useLeaveWrite } from '../../../../ui/use-leave-write.ts'
import { appointmentQueries } from '../../api/appointments.ts'
import { EntryFields } from './entry-fields.tsx'
import { OvertakenNote } from '../../list/overtaken-note.tsx'
import { useEntryForm } from './use-entry-form.ts'

interface EntryDialogProps {
  /** The entry that is changed. */
  readonly opened?: OpenAppointment
  readonly onClose: () => void
  readonly onDone: (id: string) => void
}

/** Creates a job or a bookable appointment, or changes one. */
export default function EntryDialog(props: EntryDialogProps) {
  const { opened, onClose } = props
  const { t } = useTranslation(['schedule', 'kit'])
  const phone = usePhone()
  const { data, error, isPaused, refetch } = useQuery(appointmentQueries.form())
  const close = () => {
    leaveWrite({ withdraw: () => withdrawWrites((opened ? appointments.change : appointments.create).name) })
    onClose()
  }
  const refused = error ?? (isPaused ? new Problem('unavailable') : null)
  return (
    <Modal
      opened
      onClose={close}
      title={t(opened ? 'editEntry' : 'newEntry')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      classNames={framed}
      size={680}
      radius={phone ? 0 : 12}
      fullScreen={phone}
    >
      {data ? (
        <Fields {...props} onClose={close} offered={data} />
      ) : refused ? (
        <ErrorState error={refused} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton />
      )}
    </Modal>
  )
}

function Fields({ opened, onClose, onDone, offered }: EntryDialogProps & { offered: AppointmentForm }) {
  const { t } = useTranslation('schedule')
  const form = useEntryForm(offered, opened, onDone)
  useLeaveWrite(form)
  return (
    <FormFrame form={form} onClose={onClose}>
      <OvertakenNote text={t('entryChanged')} form={form} />
      <EntryFields form={form} offered={offered} fixedKind={opened !== undefined} />
    </FormFrame>
  )
}
