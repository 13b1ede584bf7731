import { ActionIcon, Menu } from '@mantine/core'
import { IconTransform } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { TurnItems, useOffered, type TurnProps } from './turn-items.tsx'

/** A menu of its own, for rows and heads that have no other. It waits for its words by itself, so that its row stays where the focus is. */
export function TurnMenu(of: TurnProps) {
  return (
    <Suspense>
      <OwnMenu {...of} />
    </Suspense>
  )
}

function OwnMenu(of: TurnProps) {
  const { t } = useTranslation('actions')
  return (
    <Menu position="bottom-end" radius={12} shadow="md" keepMounted={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={28} aria-label={t('turnInto')} title={t('turnInto')} data-turn-into>
          <IconTransform size={17} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Offered {...of} />
      </Menu.Dropdown>
    </Menu>
  )
}

function Offered(of: TurnProps) {
  const { t } = useTranslation('actions')
  const offered = useOffered(of)
  return offered.length > 0 ? <TurnItems {...of} offered={offered} /> : <Menu.Item disabled>{t('nothingOffered')}</Menu.Item>
}
