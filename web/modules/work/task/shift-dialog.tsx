import { dependencies } from '@diwan/contract/work/endpoints/dependencies'
import type { Shift } from '@diwan/contract/work/schemas/dependencies'
import { Button, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../../kit/formats.ts'
import { useWrite } from '../../../kit/write.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FormSkeleton } from '../../../ui/form-skeleton.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { taskQueries } from '../api.ts'
import { DialogFields, DialogFoot, framed } from '../../../ui/form-frame.tsx'
import classes from './task.module.css'

interface ShiftDialogProps {
  readonly id: string
  readonly onClose: () => void
}

/** What would be shifted, from where to where, before it is. */
export default function ShiftDialog({ id, onClose }: ShiftDialogProps) {
  const { t } = useTranslation(['work', 'kit'])
  const { data, error, refetch } = useQuery(taskQueries.shift(id))
  const shift = useWrite(dependencies.shift)
  const items = data?.items ?? []
  const send = () =>
    shift.mutate(
      { id, moves: items.map((one) => ({ id: one.id, ...one.now })) },
      { onSuccess: onClose, onError: () => void refetch() },
    )
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('shiftTitle')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      classNames={framed}
      size={620}
      radius={12}
    >
      {!data && (
        <DialogFields>{error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <FormSkeleton />}</DialogFields>
      )}
      {data && (
        <>
          <DialogFields>
            <p>{t('shiftText', { count: items.length })}</p>
            {items.length > 0 && (
              <table className={classes['shifts']}>
                <thead>
                  <tr>
                    <th scope="col">{t('task')}</th>
                    <th scope="col">{t('shiftFrom')}</th>
                    <th scope="col">{t('shiftTo')}</th>
                  </tr>
                </thead>
                <tbody>
                  {items.map((one) => (
                    <tr key={one.id}>
                      <th scope="row">
                        <UserText text={one.title} lines={2} />
                      </th>
                      <td>
                        <Days of={one.was} />
                      </td>
                      <td>
                        <Days of={one.now} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </DialogFields>
          <DialogFoot>
            {items.length > 0 && (
              <Button loading={shift.isPending} onClick={send}>
                {t('shiftThem', { count: items.length })}
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              {t('leaveThem')}
            </Button>
          </DialogFoot>
        </>
      )}
    </Modal>
  )
}

function Days({ of: { startDate, dueDate } }: { of: Shift['now'] }) {
  const days = [startDate, dueDate].flatMap((day) => (day === null ? [] : [day]))
  return [...new Set(days)].map((day) => <bdi key={day}>{dayText(day)}</bdi>)
}
