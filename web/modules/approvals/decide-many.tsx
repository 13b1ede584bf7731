import type { ApprovalEndpoints } from '@diwan/contract/approvals/endpoints'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../kit/commands.ts'
import { Kbd } from '../../ui/kbd.tsx'
import { SelectionBar } from '../../ui/list/selection-bar.tsx'
import type { Selection } from '../../ui/list/use-selection.ts'
import { OUTCOME_KEYS, OUTCOMES, type Outcome } from './model.ts'
import { lazyDialog } from '../../ui/lazy-part.tsx'

const DecideManyDialog = lazyDialog(async () => ({ default: (await import('./decide-many-dialog.tsx')).DecideManyDialog }))

export interface Decidable {
  readonly id: string
  readonly version: number
}

interface DecideManyProps {
  readonly endpoints: Pick<ApprovalEndpoints, 'decideMany' | 'undoDecisions'>
  readonly selection: Pick<Selection<Decidable>, 'rows' | 'clear'>
}

/** All chosen records are approved or rejected at once, each by itself. */
export function DecideMany({ endpoints, selection: { rows, clear } }: DecideManyProps) {
  const { t } = useTranslation(['approvals', 'kit'])
  const [outcome, setOutcome] = useState<Outcome>()
  return (
    <>
      {rows.length > 0 && (
        <SelectionBar
          label={t('chosen')}
          text={t('chosenCount', { count: rows.length })}
          clear={{ label: t('chooseNone', { ns: 'kit' }), onClick: clear }}
        >
          {OUTCOMES.map((one) => (
            <OutcomeButton key={one} outcome={one} onPress={() => setOutcome(one)} />
          ))}
        </SelectionBar>
      )}
      <Suspense>
        {outcome !== undefined && (
          <DecideManyDialog
            endpoints={endpoints}
            items={rows}
            outcome={outcome}
            onClose={() => setOutcome(undefined)}
            onDecided={clear}
          />
        )}
      </Suspense>
    </>
  )
}

function OutcomeButton({ outcome, onPress }: { outcome: Outcome; onPress: () => void }) {
  const { t } = useTranslation('approvals')
  const key = OUTCOME_KEYS[outcome]
  useCommands([{ id: `decide ${outcome}`, label: t(outcome), part: 'list', stroke: { code: `Key${key}` }, run: onPress }])
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-md"
      aria-keyshortcuts={key}
      rightSection={<Kbd keys={key} />}
      onClick={onPress}
    >
      {t(outcome)}
    </Button>
  )
}
