import { bookings } from '@diwan/contract/schedule/endpoints/bookings'
import { MAX_BOOKING_REASON } from '@diwan/contract/schedule/limits/appointments'
import type { Booking } from '@diwan/contract/schedule/schemas/bookings'
import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../../kit/form.ts'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { UserTextarea } from '../../../../ui/user-textarea.tsx'

const commands = { withdraw: bookings.withdraw, cancel: bookings.cancel, reject: bookings.reject } as const
export type ReasonedCommand = keyof typeof commands

interface ReasonDialogProps {
  readonly command: ReasonedCommand
  readonly booking: Pick<Booking, 'id' | 'version'>
  readonly onClose: () => void
}

const initial = { reason: '' }

/** Ends a booking. The other side reads the reason, which the booker may leave out. */
export default function ReasonDialog({ command, booking: { id, version }, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('schedule')
  const form = useForm({
    endpoint: commands[command],
    initial,
    keep: `booking-${command}/${id}`,
    toInput: ({ reason }) => ({ id, version, reason }),
    done: onClose,
  })
  const rejects = command === 'reject'
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(rejects ? 'rejectTitle' : 'cancelBookingTitle')}
      form={form}
      action={t(rejects ? 'rejectRequest' : 'cancelBooking')}
      danger
      cancels={!rejects}
      size={480}
    >
      <Text c="dimmed">{t(rejects ? 'rejectText' : 'cancelBookingText')}</Text>
      <UserTextarea
        label={t(command === 'withdraw' ? 'cancelReason' : 'bookingReason')}
        data-autofocus
        autosize
        minRows={2}
        maxRows={8}
        maxLength={MAX_BOOKING_REASON}
        {...form.text('reason')}
        required={command !== 'withdraw'}
      />
    </FormDialog>
  )
}
