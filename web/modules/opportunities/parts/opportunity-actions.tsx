import { opportunity } from '@diwan/contract/opportunities/endpoints'
import { allowed } from '@diwan/contract/kit/moves'
import { opportunityMoves } from '@diwan/contract/opportunities/moves'
import type { OpenOpportunity } from '@diwan/contract/opportunities/schemas'
import { isolate } from '@diwan/core/direction'
import { ActionIcon, Button } from '@mantine/core'
import { IconBan, IconCalendarTime, IconDots, IconPencil, IconPlayerStop, IconRotate, IconTrash } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../kit/formats.ts'
import { useWrite } from '../../../kit/write.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { CancelDialog, ExtendDialog, PublishDialog, ReopenDialog } from './command-dialogs.tsx'
import { ChangeOpportunityDialog } from './opportunity-dialogs.tsx'

type Dialog = 'change' | 'cancel' | 'publish' | 'extend' | 'reopen' | 'close' | 'delete'

interface Props {
  readonly of: OpenOpportunity
  readonly onDeleted: () => void
}

/** The commands of an opportunity: the next step as a button, the rest in a menu. */
export function OpportunityActions({ of, onDeleted }: Props) {
  const { t } = useTranslation(['opportunities', 'kit'])
  const [dialog, setDialog] = useState<Dialog>()
  const { opportunity: record } = of
  const may = allowed(opportunityMoves, record.status, record.can)
  const submit = useWrite(opportunity.submit)
  const revise = useWrite(opportunity.revise)
  const at = { id: record.id, version: record.version }
  const close = () => setDialog(undefined)
  const shared = { record, onClose: close }
  const menu = [
    may.save && { name: 'edit', label: t('edit', { ns: 'kit' }), icon: IconPencil, run: () => setDialog('change') },
    may.extend && { name: 'extend', label: t('extend'), icon: IconCalendarTime, run: () => setDialog('extend') },
    may.close && { name: 'close', label: t('close'), icon: IconPlayerStop, run: () => setDialog('close') },
    may.reopen && { name: 'reopen', label: t('reopen'), icon: IconRotate, run: () => setDialog('reopen') },
    may.cancel && { name: 'cancel', label: t('cancel'), icon: IconBan, danger: true, run: () => setDialog('cancel') },
    may.save && {
      name: 'delete',
      label: t('delete', { ns: 'kit' }),
      icon: IconTrash,
      danger: true,
      run: () => setDialog('delete'),
    },
  ]
  return (
    <>
      {menu.some(Boolean) && (
        <ActionMenu
          actions={menu}
          button={(asks) => (
            <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('more', { ns: 'kit' })} {...asks}>
              <IconDots size={18} stroke={1.7} aria-hidden />
            </ActionIcon>
          )}
        />
      )}
      {may.revise && (
        <Button variant="default" h={36} loading={revise.isPending} onClick={() => revise.mutate(at)}>
          {t('revise')}
        </Button>
      )}
      {may.submit && (
        <Button variant="filled" h={36} loading={submit.isPending} onClick={() => submit.mutate(at)}>
          {t('submit')}
        </Button>
      )}
      {may.publish && (
        <Button variant="filled" h={36} onClick={() => setDialog('publish')}>
          {t('publish')}
        </Button>
      )}
      <Suspense>
        {may.save && <ChangeOpportunityDialog of={of} opened={dialog === 'change'} onClose={close} />}
        <CancelDialog {...shared} opened={dialog === 'cancel'} />
        <PublishDialog {...shared} opened={dialog === 'publish'} />
        <ExtendDialog {...shared} opened={dialog === 'extend'} />
        <ReopenDialog {...shared} opened={dialog === 'reopen'} />
        <CloseDialog of={of} opened={dialog === 'close'} onClose={close} />
        <DeleteDialog of={of} opened={dialog === 'delete'} onClose={close} onDeleted={onDeleted} />
      </Suspense>
    </>
  )
}

interface AskProps {
  readonly of: OpenOpportunity
  readonly opened: boolean
  readonly onClose: () => void
}

function CloseDialog({ of: { opportunity: record }, opened, onClose }: AskProps) {
  const { t } = useTranslation('opportunities')
  const close = useWrite(opportunity.close, { quiet: true })
  const { id, version } = record
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('closeTitle')}
      action={t('close')}
      onConfirm={() => close.mutate({ id, version }, { onSuccess: onClose })}
      write={close}
    >
      {t('closeText')}
    </ConfirmDialog>
  )
}

function DeleteDialog({ of: { opportunity: record }, opened, onClose, onDeleted }: AskProps & Pick<Props, 'onDeleted'>) {
  const { t } = useTranslation(['opportunities', 'kit'])
  const page = useDirection()
  const remove = useWrite(opportunity.delete, { quiet: true })
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('deleteTitle', { title: isolate(record.position || t('untitled'), page) })}
      action={t('delete', { ns: 'kit' })}
      onConfirm={() => remove.mutate({ id: record.id }, { onSuccess: onDeleted })}
      write={remove}
    >
      {t('deleteText')}
    </ConfirmDialog>
  )
}
