import { allowed } from '@diwan/contract/kit/moves'
import { appointments } from '@diwan/contract/schedule/endpoints/appointments'
import { appointmentMoves } from '@diwan/contract/schedule/moves/appointments'
import type { OpenAppointment } from '@diwan/contract/schedule/schemas/appointments'
import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../../../kit/commands.ts'
import { useWrite } from '../../../../kit/write.ts'
import { ConfirmLater } from '../../../../ui/confirm-later.tsx'
import { lazyDialog } from '../../../../ui/lazy-part.tsx'
import classes from '../appointments.module.css'

const EntryDialog = lazyDialog(() => import('./entry-dialog.tsx'))

/** To change an entry, to pause and resume it, to close it, or to delete it while nobody has booked it. */
export function EntryCommands({ of, onGone }: { of: OpenAppointment; onGone: () => void }) {
  const { t } = useTranslation('schedule')
  const [asked, ask] = useState<'change' | 'close' | 'remove'>()
  const pause = useWrite(appointments.pause)
  const resume = useWrite(appointments.resume)
  const close = useWrite(appointments.close, { quiet: true })
  const remove = useWrite(appointments.remove, { quiet: true })
  const { id, version, status, can, kind, upcoming } = of.appointment
  const may = allowed(appointmentMoves, status, can)
  const at = { id, version }
  const leave = () => ask(undefined)
  useCommands(
    may.change
      ? [
          {
            id: 'change appointment',
            label: t('editEntry'),
            part: 'record',
            stroke: { code: 'KeyE' },
            icon: IconPencil,
            run: () => ask('change'),
          },
        ]
      : [],
  )
  if (!can.manage) return null
  return (
    <div className={classes['foot']}>
      {kind === 'bookable' && (
        <Link className={classes['way']} to="." search={{ tab: 'bookings', appointmentId: id } as object}>
          {t('itsBookings')}
        </Link>
      )}
      {may.remove && upcoming === 0 && (
        <Button variant="subtle" color="gray" onClick={() => ask('remove')}>
          {t('deleteEntry')}
        </Button>
      )}
      {may.close && (
        <Button variant="default" onClick={() => ask('close')}>
          {t('closeEntry')}
        </Button>
      )}
      {may.pause && (
        <Button variant="default" loading={pause.isPending} onClick={() => pause.mutate(at)}>
          {t('pauseEntry')}
        </Button>
      )}
      {may.resume && (
        <Button variant="default" loading={resume.isPending} onClick={() => resume.mutate(at)}>
          {t('resumeEntry')}
        </Button>
      )}
      {may.change && (
        <Button variant="filled" onClick={() => ask('change')}>
          {t('editEntry')}
        </Button>
      )}
      <Suspense>{asked === 'change' && <EntryDialog opened={of} onClose={leave} onDone={leave} />}</Suspense>
      <ConfirmLater
        opened={asked === 'close'}
        onClose={leave}
        title={t('closeEntryTitle')}
        action={t('closeEntry')}
        onConfirm={() => close.mutate(at, { onSuccess: leave })}
        write={close}
      >
        {t('closeEntryText')}
      </ConfirmLater>
      <ConfirmLater
        opened={asked === 'remove'}
        onClose={leave}
        title={t('deleteEntryTitle')}
        action={t('deleteEntry')}
        onConfirm={() =>
          remove.mutate(
            { id },
            {
              onSuccess: () => {
                leave()
                onGone()
              },
            },
          )
        }
        write={remove}
      >
        {t('deleteEntryText')}
      </ConfirmLater>
    </div>
  )
}
