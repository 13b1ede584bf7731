import { Modal } from '@mantine/core'
import { feeds } from '@diwan/contract/schedule/endpoints/feeds'
import type { Feed, IncomingFeed } from '@diwan/contract/schedule/schemas/feeds'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DialogFields, framed } from '../../../ui/form-frame.tsx'
import { SecretDialog } from '../../../ui/secret-dialog.tsx'
import { AddIncomingDialog } from './add-incoming-dialog.tsx'
import { FeedLists } from './feed-lists.tsx'
import { NewFeedDialog } from './new-feed-dialog.tsx'
import type { FeedStep } from '../model/feed-step.ts'

/** The calendars that a person offers to other programs, and those that the portal reads for the person. */
export function FeedsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['schedule', 'kit'])
  const [step, setStep] = useState<FeedStep>({ show: 'lists' })
  const back = () => setStep({ show: 'lists' })
  if (step.show === 'make') return <NewFeedDialog onClose={back} onMade={(address) => setStep({ show: 'address', address })} />
  if (step.show === 'add') return <AddIncomingDialog onClose={back} />
  if (step.show === 'address') {
    const words = { copy: t('feedCopy'), copied: t('feedCopied'), done: t('feedKept') }
    return <SecretDialog title={t('feedAddress')} text={t('feedOnce')} secret={step.address} words={words} onClose={back} />
  }
  if (step.show === 'revoke') return <Revoke feed={step.feed} onClose={back} />
  if (step.show === 'remove') return <Remove feed={step.feed} onClose={back} />
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('feeds')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      classNames={framed}
      size={620}
      radius={14}
      centered
    >
      <DialogFields>
        <FeedLists onStep={setStep} />
      </DialogFields>
    </Modal>
  )
}

function Revoke({ feed, onClose }: { feed: Feed; onClose: () => void }) {
  const { t } = useTranslation('schedule')
  const revoke = useWrite(feeds.revoke, { quiet: true })
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('feedRevokeQuestion')}
      action={t('feedRevoke')}
      write={revoke}
      onConfirm={() => revoke.mutate({ id: feed.id }, { onSuccess: onClose })}
    >
      <p>{t('feedRevokeText', { name: feed.name })}</p>
    </ConfirmDialog>
  )
}

function Remove({ feed, onClose }: { feed: IncomingFeed; onClose: () => void }) {
  const { t } = useTranslation('schedule')
  const remove = useWrite(feeds.remove, { quiet: true })
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('incomingRemoveQuestion')}
      action={t('incomingRemove')}
      write={remove}
      onConfirm={() => remove.mutate({ id: feed.id }, { onSuccess: onClose })}
    >
      <p>{t('incomingRemoveText', { name: feed.name })}</p>
    </ConfirmDialog>
  )
}
