import { Button, Menu, Modal } from '@mantine/core'
import { tickets } from '@diwan/contract/tickets/endpoints'
import type { CloseTicket as Closing, Ticket } from '@diwan/contract/tickets/schemas'
import { CLOSE_REASONS } from '@diwan/contract/tickets/vocabulary'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../kit/write.ts'
import classes from './close-ticket.module.css'
import dialog from './dialog.module.css'

type Reason = Closing['reason']

/** A reason first, then the question: closing cannot be undone. */
export function CloseTicket({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('tickets')
  const [reason, setReason] = useState<Reason>()
  return (
    <>
      <Menu position="bottom-end" radius={12} shadow="md" keepMounted={false}>
        <Menu.Target>
          <Button variant="default" h={36} rightSection={<IconChevronDown size={16} aria-hidden />}>
            {t('closeTicket')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('closeReason')}</Menu.Label>
          {CLOSE_REASONS.map((one) => (
            <Menu.Item key={one} onClick={() => setReason(one)}>
              {t(`${one}_reason`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Question ticket={ticket} reason={reason} onEnd={() => setReason(undefined)} />
    </>
  )
}

/** A refusal is told by a toast, as the question may be gone with it; changed meanwhile, it can be confirmed once more. */
function Question({ ticket, reason, onEnd }: { ticket: Ticket; reason: Reason | undefined; onEnd: () => void }) {
  const { t } = useTranslation(['tickets', 'kit'])
  const close = useWrite(tickets.close)
  const confirm = () => reason && close.mutate({ id: ticket.id, version: ticket.version, reason }, { onSuccess: onEnd })
  return (
    <Modal
      opened={reason !== undefined}
      onClose={onEnd}
      title={t('closeQuestion', { shortId: ticket.shortId })}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      classNames={{ title: dialog['title'] ?? '' }}
      radius={14}
      centered
    >
      <div className={classes['question']}>
        {reason && (
          <p>
            {t('closeReason')}: <strong>{t(`${reason}_reason`)}</strong>
          </p>
        )}
        <p>{t('closeAbout')}</p>
        <div className={classes['end']}>
          <Button variant="default" onClick={onEnd}>
            {t('cancel', { ns: 'kit' })}
          </Button>
          <Button data-autofocus disabled={close.isPending} onClick={confirm}>
            {close.isPending ? t('saving', { ns: 'kit' }) : t('closeTicket')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
