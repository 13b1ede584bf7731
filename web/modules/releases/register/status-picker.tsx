import { Menu } from '@mantine/core'
import { modules } from '@diwan/contract/releases/endpoints'
import type { RegisteredModule, ReleaseStatus } from '@diwan/contract/releases/schemas'
import { RELEASE_STATUSES } from '@diwan/contract/kit/manifest'
import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'
import { StateBadge, type Tone } from '../../../ui/status-badge.tsx'
import { useModuleName } from '../use-module-name.ts'
import classes from './register.module.css'

const tones: Readonly<Record<ReleaseStatus, Tone>> = { STABLE: 'good', BETA: 'active', COMING_SOON: 'rest' }

/** The status of a module is its own picker; notes and the switch are in the menu of the row. */
export function StatusPicker({ module, may }: { module: RegisteredModule; may: boolean }) {
  const { t } = useTranslation('releases')
  const nameOf = useModuleName()
  const write = useWrite(modules.changeStatus)
  const { key, revision, status, enabled, core, built } = module
  const shown = <Shown status={status} enabled={enabled} />
  const offered = RELEASE_STATUSES.filter((one) => one === status || (one === 'COMING_SOON' ? !core : built))
  if (!may || offered.length < 2) return shown
  const choose = (to: ReleaseStatus) => {
    if (to !== status) write.mutate({ key, revision, status: to, enabled, notesAr: '', notesEn: '' })
  }
  return (
    <Menu position="bottom-start" radius={12} shadow="md" keepMounted={false}>
      <Menu.Target>
        <button
          type="button"
          className={classes['picker']}
          disabled={write.isPending}
          aria-label={`${t('changeStatus')}: ${nameOf(key)}, ${t(`status_${status}`)}`}
        >
          {shown}
          <IconChevronDown size={14} stroke={1.7} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map((one) => (
          <Menu.Item key={one} data-status={one} onClick={() => choose(one)}>
            <StateBadge tone={tones[one]} plain>
              {t(`status_${one}`)}
            </StateBadge>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function Shown({ status, enabled }: Pick<RegisteredModule, 'status' | 'enabled'>) {
  const { t } = useTranslation('releases')
  return (
    <StateBadge tone={enabled ? tones[status] : 'bad'} plain>
      {enabled ? t(`status_${status}`) : t('disabled')}
    </StateBadge>
  )
}
