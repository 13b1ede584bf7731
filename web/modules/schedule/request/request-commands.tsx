import { permissions } from '@diwan/contract/schedule/endpoints/permissions'
import type { OpenRequest } from '@diwan/contract/schedule/schemas/permissions'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'
import { ConfirmLater } from '../../../ui/confirm-later.tsx'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const RequestDialog = lazyDialog(() => import('./request-dialog.tsx'))
const CancelDialog = lazyDialog(() => import('./cancel-dialog.tsx'))

interface RequestCommandsProps {
  readonly opened: OpenRequest
  /** It is there no more. */
  readonly onGone: () => void
  readonly small?: boolean
}

/** The commands of the requester, and of an administrator on an approved request. */
export function RequestCommands({ opened: { request, begun }, onGone, small = false }: RequestCommandsProps) {
  const { t } = useTranslation('schedule')
  const [dialog, open] = useState<'edit' | 'cancel' | 'discard'>()
  const discard = useWrite(permissions.discard, { quiet: true })
  const { id, can, status } = request
  const size = small ? ('compact-sm' as const) : ('sm' as const)
  const close = () => open(undefined)
  return (
    <>
      {can.edit && (
        <>
          <Button size={size} variant="default" onClick={() => open('edit')}>
            {t('editRequest')}
          </Button>
          <Button size={size} variant="default" onClick={() => open('discard')}>
            {t('discard')}
          </Button>
        </>
      )}
      {(can.cancel || can.revoke) && !(status === 'APPROVED' && begun) && (
        <Button size={size} variant="default" onClick={() => open('cancel')}>
          {t('cancelRequest')}
        </Button>
      )}
      <Suspense>
        {dialog === 'edit' && <RequestDialog opened request={request} onClose={close} onDone={close} />}
        {dialog === 'cancel' && <CancelDialog request={request} onClose={close} />}
      </Suspense>
      <ConfirmLater
        opened={dialog === 'discard'}
        onClose={close}
        title={t('discardTitle')}
        action={t('discard')}
        onConfirm={() =>
          discard.mutate(
            { id },
            {
              onSuccess: () => {
                close()
                onGone()
              },
            },
          )
        }
        write={discard}
      >
        {t('discardText')}
      </ConfirmLater>
    </>
  )
}
