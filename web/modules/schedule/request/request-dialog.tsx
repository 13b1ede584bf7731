import type { Request } from '@diwan/contract/schedule/schemas/permissions'
import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Problem } from '../../../kit/problem.ts'
import { usePhone } from '../../../kit/widths.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FormSkeleton } from '../../../ui/form-skeleton.tsx'
import { framed } from '../../../ui/form-frame.tsx'
import { requestQueries } from '../api/permissions.ts'
import { RequestFormFields } from './request-form.tsx'

interface RequestDialogProps {
  readonly opened: boolean
  /** A draft that is written on. */
  readonly request?: Request
  readonly onClose: () => void
  readonly onDone: (id: string) => void
}

/** Asks for leave, or goes on with a draft. */
export default function RequestDialog({ opened, request, onClose, onDone }: RequestDialogProps) {
  const { t } = useTranslation(['schedule', 'kit'])
  const phone = usePhone()
  const { data, error, isPaused, refetch } = useQuery(requestQueries.form())
  const refused = error ?? (isPaused ? new Problem('unavailable') : null)
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t(request ? 'editDraft' : 'newRequest')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      classNames={framed}
      size={620}
      radius={phone ? 0 : 12}
      fullScreen={phone}
    >
      {data ? (
        <RequestFormFields offered={data} request={request} onClose={onClose} onDone={onDone} />
      ) : refused ? (
        <ErrorState error={refused} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton />
      )}
    </Modal>
  )
}
