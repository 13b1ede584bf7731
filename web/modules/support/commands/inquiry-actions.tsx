import { Button, Menu } from '@mantine/core'
import { inquiryCommands } from '@diwan/contract/support/endpoints/commands'
import { mayInquiry, type Inquiry } from '@diwan/contract/support/schemas'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../kit/session.ts'
import { useWrite } from '../../../kit/write.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { ConvertDialog } from './convert-dialog.tsx'
import { EndDialog } from './end-dialog.tsx'
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
} as const
type Asking = keyof typeof dialogs
const order = Object.keys(dialogs) as Asking[]

/** Every dialog of a command. */
export interface DialogProps {
  readonly inquiry: Inquiry
  readonly command: Asking | 'settle'
  readonly onClose: () => void
}

export function InquiryActions({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useTranslation(['support', 'kit'])
  const [asking, ask] = useState<Asking>()
  const may = mayInquiry(inquiry)
  const open = order.filter((command) => may[command] && (command !== 'merge' || inquiry.asker !== null))
  const Dialog = asking && dialogs[asking]
  if (!inquiry.can.answer) return null
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Take inquiry={inquiry} />
      {open.length > 0 && (
        <Menu position="bottom-end" radius={12} shadow="md" keepMounted={false}>
          <Menu.Target>
            <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
              {t('more', { ns: 'kit' })}
            </Button>
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

/** To oneself, without a list of colleagues. */
function Take({ inquiry: { id, version, assignee, status, can } }: { inquiry: Inquiry }) {
  const { t } = useTranslation('support')
  const me = useSession()?.metadata.id
  const take = useWrite(inquiryCommands.assign)
  if (!mayInquiry({ status, can }).assign || !me || assignee?.id === me) return null
  return (
    <Button disabled={take.isPending} onClick={() => take.mutate({ id, version, assigneeId: me })}>
      {t('do_take')}
    </Button>
  )
}
