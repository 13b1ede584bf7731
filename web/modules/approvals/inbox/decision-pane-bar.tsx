import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DecisionPaneProps } from '../../../kit/decisions.ts'
import { PaneBar } from '../../../ui/pane-bar.tsx'

interface DecisionPaneBarProps extends Pick<DecisionPaneProps, 'deciding'> {
  readonly title: string
  readonly record?: string | undefined
  readonly beside?: ReactNode
  /** Further buttons. */
  readonly children?: ReactNode
}

/** The first line of a record that is decided beside its list: its title, and the way to its neighbours. */
export function DecisionPaneBar({ title, record, beside, deciding: { next, previous, open }, children }: DecisionPaneBarProps) {
  const { t } = useTranslation('kit')
  const steps = [
    { to: previous, label: t('keyPreviousRow'), keys: 'K', icon: IconChevronUp },
    { to: next, label: t('keyNextRow'), keys: 'J', icon: IconChevronDown },
  ] as const
  return (
    <PaneBar title={title} record={record} beside={beside}>
      {steps.map(({ to, label, keys, icon: Sign }) => (
        <ActionIcon
          key={keys}
          variant="subtle"
          color="gray"
          size={28}
          aria-label={label}
          aria-keyshortcuts={keys}
          title={`${label} (${keys})`}
          disabled={to === undefined}
          onClick={() => open(to)}
        >
          <Sign size={17} stroke={1.7} aria-hidden />
        </ActionIcon>
      ))}
      {children}
    </PaneBar>
  )
}
