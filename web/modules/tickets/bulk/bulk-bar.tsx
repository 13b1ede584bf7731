import { Button } from '@mantine/core'
import { holds } from '@diwan/contract/access/vocabulary'
import type { Ticket } from '@diwan/contract/tickets/schemas'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../kit/session.ts'
import type { BulkName } from './bulk-dialog.tsx'
import { useRun } from './use-run.ts'
import { SelectionBar } from '../../../ui/list/selection-bar.tsx'
import type { Selection } from '../../../ui/list/use-selection.ts'

const BulkDialog = lazy(async () => ({ default: (await import('./bulk-dialog.tsx')).BulkDialog }))

/** Under which flag a command is offered; the server judges each ticket. */
const offered: readonly (readonly [BulkName, flag: string])[] = [
  ['take', 'assign'],
  ['assign', 'assign'],
  ['transfer', 'assign'],
  ['priority', 'change'],
  ['unassign', 'assign'],
  ['close', 'close'],
]

/** What can be done with all chosen tickets. */
export function BulkBar({ selection }: { selection: Selection<Ticket> }) {
  const { t } = useTranslation('tickets')
  const permissions = useSession()?.permissions ?? []
  const [asked, setAsked] = useState<BulkName>()
  const { open } = useRun()
  const { rows: tickets, clear } = selection
  return (
    <>
      {tickets.length > 0 && (
        <SelectionBar
          label={t('chosen')}
          text={t('chosenCount', { count: tickets.length })}
          clear={{ label: t('chooseNone'), onClick: clear }}
        >
          {offered
            .filter(([, flag]) => holds(permissions, 'tickets', flag))
            .map(([name]) => (
              <Button key={name} variant="default" size="compact-md" onClick={() => setAsked(name)}>
                {t(`bulk_${name}`)}
              </Button>
            ))}
        </SelectionBar>
      )}
      <Suspense>
        {asked && (
          <BulkDialog
            name={asked}
            tickets={tickets}
            onClose={() => setAsked(undefined)}
            onStarted={(id) => {
              setAsked(undefined)
              open(id)
              clear()
            }}
          />
        )}
      </Suspense>
    </>
  )
}
