import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { Button, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconArrowBack } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { withdrawWrites } from '../../kit/under-way.ts'
import { leaveWrite } from '../../ui/leave-write.ts'
import { DialogFields, framed } from '../../ui/form-frame.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { useTicketAddress } from './address.ts'
import { templateQueries } from './api/templates.ts'
import { Catalogue } from './catalogue.tsx'
import { NewTicketForm } from './new-ticket-form.tsx'
import { RequestForm } from './request-form.tsx'
import { Step } from './step.tsx'

export function NewTicketDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation(['tickets', 'kit', 'fields', 'files'])
  const phone = useMediaQuery('(max-width: 47.99em)')
  const close = () => {
    leaveWrite({ withdraw: () => withdrawWrites(tickets.create.name) })
    onClose()
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t('newTicket')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      classNames={framed}
      size={680}
      radius={phone ? 0 : 14}
      fullScreen={phone}
    >
      <Steps onClose={close} />
    </Modal>
  )
}

/** First what is asked for, then its form. Where there is nothing to choose from, the free form comes at once. */
function Steps({ onClose }: { onClose: () => void }) {
  const { templateId, free, choose, chooseAgain } = useTicketAddress()
  const { data, error } = useQuery(templateQueries.catalogue())
  const offered = data?.items ?? []
  const back = offered.length > 0 && <BackToCatalogue onBack={chooseAgain} />

  if (templateId !== undefined) return <RequestForm key={templateId} id={templateId} back={back} onClose={onClose} />
  if (free || error || (data && offered.length === 0))
    return (
      <Step key="free">
        <NewTicketForm back={back} onClose={onClose} />
      </Step>
    )
  if (!data)
    return (
      <DialogFields>
        <PageSkeleton />
      </DialogFields>
    )
  return (
    <Step key="catalogue">
      <DialogFields>
        <Catalogue entries={offered} onChoose={choose} />
      </DialogFields>
    </Step>
  )
}

function BackToCatalogue({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('tickets')
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      justify="start"
      leftSection={<IconArrowBack size={16} stroke={1.6} aria-hidden className="turns" />}
      onClick={onBack}
    >
      {t('otherRequest')}
    </Button>
  )
}
