import { applications } from '@diwan/contract/opportunities/endpoints'
import type { OwnApplication } from '@diwan/contract/opportunities/schemas'
import { Button, Group } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

const RUNNING = new Set(['SENT', 'CHECKING', 'PENDING'])
const commands = { withdraw: applications.withdraw, giveUp: applications.giveUp, declineSeat: applications.declineSeat } as const
type Command = keyof typeof commands

/** The commands that an applicant has for an own application now. */
export function ApplicationActions({ of }: { of: Pick<OwnApplication, 'id' | 'version' | 'status' | 'offeredUntil'> }) {
  const { t } = useTranslation('opportunities')
  const [asked, setAsked] = useState<Command>()
  const accept = useWrite(applications.acceptSeat)
  const at = { id: of.id, version: of.version }
  const offered = of.offeredUntil !== null
  const command: Command | undefined = offered
    ? 'declineSeat'
    : of.status === 'APPROVED'
      ? 'giveUp'
      : RUNNING.has(of.status)
        ? 'withdraw'
        : undefined
  if (!command) return null
  return (
    <Group gap={8} wrap="nowrap">
      <Button variant="subtle" color="gray" size="compact-sm" onClick={() => setAsked(command)}>
        {t(command)}
      </Button>
      {offered && (
        <Button
          variant="filled"
          size="compact-sm"
          leftSection={<IconCheck size={15} stroke={2} aria-hidden />}
          loading={accept.isPending}
          onClick={() => accept.mutate(at)}
        >
          {t('acceptSeat')}
        </Button>
      )}
      <Ask command={command} opened={asked !== undefined} at={at} onClose={() => setAsked(undefined)} />
    </Group>
  )
}

interface AskProps {
  readonly command: Command
  readonly opened: boolean
  readonly at: { readonly id: string; readonly version: number }
  readonly onClose: () => void
}

function Ask({ command, opened, at, onClose }: AskProps) {
  const { t } = useTranslation('opportunities')
  const write = useWrite(commands[command], { quiet: true })
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t(`${command}_title`)}
      action={t(command)}
      onConfirm={() => write.mutate(at, { onSuccess: onClose })}
      write={write}
    >
      {t(`${command}_text`)}
    </ConfirmDialog>
  )
}
