import { ActionIcon, Button, Menu } from '@mantine/core'
import { inquiryCommands } from '@diwan/contract/support/endpoints/commands'
import { mayInquiry } from '@diwan/contract/support/may'
import type { Inquiry } from '@diwan/contract/support/schemas/inquiry'
import { IconChevronDown, IconDots } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands, type Command } from '../../../kit/commands.ts'
import { useSession } from '../../../kit/session.ts'
import { useWrite } from '../../../kit/write.ts'
import type { Asking } from '../types.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { ConvertDialog } from './convert-dialog.tsx'
import { EndDialog } from './end-dialog.tsx'
import classes from './inquiry-actions.module.css'
import { MergeDialog } from './merge-dialog.tsx'
import { PlanDialog } from './plan-dialog.tsx'

/** What asks something first. */
const dialogs = {
  assign: AssignDialog,
  convert: ConvertDialog,
  plan: PlanDialog,
  merge: MergeDialog,
  close: EndDialog,
  spam: EndDialog,
} as const satisfies Record<Asking, unknown>
const order = Object.keys(dialogs) as Asking[]

interface InquiryActionsProps {
  readonly inquiry: Inquiry
  /** At the end of a row. */
  readonly compact?: boolean
  /** The inquiry is the record of the screen: the palette offers its commands. */
  readonly offered?: boolean
}

/** Merging is for inquiries of one person with an account. */
function openCommands(inquiry: Inquiry): readonly Asking[] {
  const may = mayInquiry(inquiry)
  return order.filter((command) => may[command] && (command !== 'merge' || inquiry.asker !== null))
}

export function InquiryActions({ inquiry, compact = false, offered = false }: InquiryActionsProps) {
  const { t } = useTranslation(['support', 'kit'])
  const [asking, ask] = useState<Asking>()
  const take = useTake(inquiry)
  const open = openCommands(inquiry)
  const about = { noun: t('theInquiry'), shortId: inquiry.shortId, title: inquiry.subject }
  const listed = offered && inquiry.can.answer
  useCommands([
    ...(listed && take.may ? [{ id: 'take', label: t('do_take'), part: 'record', about, run: take.run } as const] : []),
    ...(listed ? open : []).map((command): Command => ({
      id: `inquiry ${command}`,
      label: t(`do_${command}`),
      part: 'record',
      about,
      run: () => ask(command),
    })),
  ])
  const Dialog = asking && dialogs[asking]
  if (!inquiry.can.answer) return null
  return (
    <div className={classes['actions']}>
      {take.may && (
        <Button {...(compact && { variant: 'default', size: 'compact-sm' })} disabled={take.pending} onClick={take.run}>
          {t('do_take')}
        </Button>
      )}
      {open.length > 0 && (
        <Menu position="bottom-end" radius={12} shadow="md" keepMounted={false}>
          <Menu.Target>
            {compact ? (
              <ActionIcon variant="subtle" color="gray" size={28} aria-label={t('more', { ns: 'kit' })}>
                <IconDots size={16} stroke={1.7} aria-hidden />
              </ActionIcon>
            ) : (
              <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
                {t('more', { ns: 'kit' })}
              </Button>
            )}
          </Menu.Target>
          <Menu.Dropdown>
            {open.map((command) => (
              <Menu.Item key={command} onClick={() => ask(command)}>
                {t(`do_${command}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {Dialog && asking && <Dialog inquiry={inquiry} command={asking} onClose={() => ask(undefined)} />}
    </div>
  )
}

/** What a key asks of an inquiry in the queue. */
export type RowCommand = 'take' | 'assign'

interface InquiryCommandProps {
  readonly inquiry: Inquiry
  readonly command: RowCommand
  readonly onClose: () => void
}

/** One command of an inquiry without its buttons: begun at once, or asked for by its dialog; nothing where it may not happen. */
export function InquiryCommand({ inquiry, command, onClose }: InquiryCommandProps) {
  const take = useTake(inquiry)
  const began = useRef(false)
  const asks = command === 'assign' && openCommands(inquiry).includes(command)
  useEffect(() => {
    if (began.current || asks) return
    began.current = true
    if (command === 'take' && take.may) take.run()
    onClose()
  })
  return asks ? <AssignDialog inquiry={inquiry} command="assign" onClose={onClose} /> : null
}

/** To oneself, without a list of colleagues. */
function useTake({ id, version, assignee, status, can }: Inquiry) {
  const me = useSession()?.metadata.id
  const { mutate, isPending } = useWrite(inquiryCommands.assign)
  const may = mayInquiry({ status, can }).assign && me !== undefined && assignee?.id !== me
  return { may, pending: isPending, run: () => me && mutate({ id, version, assigneeId: me }) }
}
