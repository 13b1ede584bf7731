import { Menu } from '@mantine/core'
import { IconTransform } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { TurnItems, useOffered, type TurnProps } from './turn-items.tsx'

/** In the menu of a record: what the portal offers this person to make of it. */
export function TurnSub(of: TurnProps) {
  return (
    <Suspense>
      <OfferedSub {...of} />
    </Suspense>
  )
}

function OfferedSub(of: TurnProps) {
  const { t } = useTranslation('actions')
  const offered = useOffered(of)
  if (offered.length === 0) return null
  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item leftSection={<IconTransform size={16} stroke={1.6} aria-hidden />}>{t('turnInto')}</Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>
        <TurnItems {...of} offered={offered} />
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  )
}
