import { Button, CloseButton } from '@mantine/core'
import { holds } from '@diwan/contract/access/vocabulary'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../kit/session.ts'
import type { BulkName } from './bulk-dialog.tsx'
import classes from './bulk.module.css'
import { useRun } from './use-run.ts'
import type { Selection } from './use-selection.ts'

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
export function BulkBar({ selection }: { selection: Selection }) {
  const { t } = useTranslation('tickets')
  const permissions = useSession()?.permissions ?? []
  const [asked, setAsked] = useState<BulkName>()
  const { open } = useRun()
  const { tickets, clear } = selection
  return (
    <>
      {tickets.length > 0 && (
        <div className={classes['bar']} role="region" aria-label={t('chosen')}>
          <span aria-live="polite">{t('chosenCount', { count: tickets.length })}</span>
          {offered
            .filter(([, flag]) => holds(permissions, 'tickets', flag))
            .map(([name]) => (
              <Button key={name} variant="default" size="compact-md" onClick={() => setAsked(name)}>
                {t(`bulk_${name}`)}
              </Button>
            ))}
          <CloseButton aria-label={t('chooseNone')} onClick={clear} />
        </div>
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
