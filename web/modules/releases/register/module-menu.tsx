import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useModuleName } from '../use-module-name.ts'

export interface OpenModuleDialog {
  readonly about: 'status' | 'version' | 'colours' | 'history'
  readonly key: string
}

export type May = Readonly<Record<'status' | 'version' | 'colours', boolean>>

interface ModuleMenuProps {
  readonly of: string
  readonly may: May
  readonly onAsk: (asked: OpenModuleDialog) => void
}

/** What else can be changed of a module, and its history. */
export function ModuleMenu({ of: key, may, onAsk }: ModuleMenuProps) {
  const { t } = useTranslation('releases')
  const nameOf = useModuleName()
  return (
    <Menu position="bottom-end" radius={12} shadow="md" keepMounted={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={28} data-more aria-label={`${t('actions')}: ${nameOf(key)}`}>
          <IconDots size={17} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {may.status && <Menu.Item onClick={() => onAsk({ about: 'status', key })}>{t('changeStatus')}</Menu.Item>}
        {may.version && <Menu.Item onClick={() => onAsk({ about: 'version', key })}>{t('changeVersion')}</Menu.Item>}
        {may.colours && <Menu.Item onClick={() => onAsk({ about: 'colours', key })}>{t('changeColours')}</Menu.Item>}
        <Menu.Item onClick={() => onAsk({ about: 'history', key })}>{t('openHistory')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
