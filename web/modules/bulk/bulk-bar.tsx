import { Button } from '@mantine/core'
import { holds } from '@diwan/contract/access/vocabulary'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../kit/session.ts'
import { SelectionBar } from '../../ui/list/selection-bar.tsx'
import type { Selection } from '../../ui/list/use-selection.ts'
import type { BulkOf } from './types.ts'
import { useRun } from './use-run.ts'

interface BulkBarProps {
  readonly of: BulkOf
  readonly selection: Pick<Selection<{ readonly id: string }>, 'rows' | 'clear'>
}

/** What can be done with all chosen records. */
export function BulkBar({ of, selection: { rows: items, clear } }: BulkBarProps) {
  const { t } = useTranslation('kit')
  const permissions = useSession()?.permissions ?? []
  const [asked, setAsked] = useState<string>()
  const { open } = useRun()
  const onClose = () => setAsked(undefined)
  const onStarted = (run: string) => {
    onClose()
    open(run)
    clear()
  }
  return (
    <>
      {items.length > 0 && (
        <SelectionBar
          label={of.words.chosen}
          text={of.words.chosenCount(items.length)}
          clear={{ label: t('chooseNone'), onClick: clear }}
        >
          {of.commands
            .filter(([, flag]) => holds(permissions, of.module, flag))
            .map(([name]) => (
              <Button key={name} variant="subtle" color="gray" size="compact-md" onClick={() => setAsked(name)}>
                {of.words.command(name)}
              </Button>
            ))}
        </SelectionBar>
      )}
      <Suspense>{asked !== undefined && of.dialog({ name: asked, items, onClose, onStarted })}</Suspense>
    </>
  )
}
