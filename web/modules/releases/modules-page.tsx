import { Button, Menu } from '@mantine/core'
import type { RegisteredModule } from '@diwan/contract/releases/schemas'
import { isReady } from '@diwan/contract/releases/vocabulary'
import { IconDots } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHolds } from '../../kit/rights.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { RelativeOrInstant } from '../../ui/time-text.tsx'
import { registryQueries } from './api.ts'
import { ColoursDialog } from './colours-dialog.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import classes from './releases.module.css'
import { StatusDialog } from './status-dialog.tsx'
import { useModuleName } from './use-module-name.ts'
import { VersionDialog } from './version-dialog.tsx'

type OpenDialog = { about: 'status' | 'version' | 'colours' | 'history'; key: string }

/** The register of modules: what is released, in which version, and what changed. */
export function ModulesPage() {
  const { t } = useTranslation(['releases', 'kit'])
  const [asked, setAsked] = useState<OpenDialog>()
  const may = {
    status: useHolds('modules', 'status'),
    version: useHolds('modules', 'version'),
    colours: useHolds('modules', 'colours'),
  }
  const { data, error, refetch } = useQuery(registryQueries.registry())
  const module = data?.items.find(({ key }) => key === asked?.key)
  const close = () => setAsked(undefined)

  return (
    <>
      <PageHeader title={t('name_modules')} subtitle={Object.values(may).some(Boolean) ? t('registryAbout') : t('readOnly')} />
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <PageSkeleton />}
      {data && (
        <ul className={classes['list']} aria-label={t('name_modules')}>
          {data.items.map((one) => (
            <Entry key={one.key} module={one} may={may} onAsk={(about) => setAsked({ about, key: one.key })} />
          ))}
        </ul>
      )}
      {module && asked?.about === 'status' && <StatusDialog key={module.key} module={module} onClose={close} />}
      {module && asked?.about === 'version' && <VersionDialog key={module.key} module={module} onClose={close} />}
      {module && asked?.about === 'colours' && <ColoursDialog key={module.key} module={module} onClose={close} />}
      {module && asked?.about === 'history' && <HistoryDialog key={module.key} module={module} onClose={close} />}
    </>
  )
}

interface EntryProps {
  module: RegisteredModule
  may: { status: boolean; version: boolean; colours: boolean }
  onAsk: (about: OpenDialog['about']) => void
}

function Entry({ module, may, onAsk }: EntryProps) {
  const { t } = useTranslation('releases')
  const nameOf = useModuleName()
  const { key, gradient, status, enabled, version, core, built, changedDate, changedBy } = module
  return (
    <li className={classes['entry']} data-module={key}>
      <span
        className={classes['sign']}
        style={{ backgroundImage: `linear-gradient(135deg, ${gradient.hexColor1}, ${gradient.hexColor2})` }}
        aria-hidden
      />
      <div className={classes['name']}>
        <strong>{nameOf(key)}</strong>
        <bdi dir="ltr">{key}</bdi>
      </div>
      <div className={classes['marks']}>
        <span className={classes['badge']} data-status={enabled ? status : 'OFF'}>
          {enabled ? t(`status_${status}`) : t('disabled')}
        </span>
        {core && <span className={classes['badge']}>{t('core')}</span>}
        {!built && <span className={classes['badge']}>{t('notBuilt')}</span>}
        {isReady(module) && <ReadyToRelease may={may.status} name={nameOf(key)} onRelease={() => onAsk('status')} />}
      </div>
      <bdi dir="ltr" className={classes['version']}>
        {version}
      </bdi>
      <bdi dir="ltr" className={classes['colours']}>
        {gradient.hexColor1} → {gradient.hexColor2}
      </bdi>
      <span className={classes['changed']}>
        {changedDate === null ? t('never') : <RelativeOrInstant seconds={changedDate} />}
        {changedBy && <small>{t('by', { name: changedBy })}</small>}
      </span>
      <Menu position="bottom-end" radius={12} shadow="md" keepMounted={false}>
        <Menu.Target>
          <Button
            variant="default"
            h={36}
            leftSection={<IconDots size={17} aria-hidden />}
            aria-label={`${t('actions')}: ${nameOf(key)}`}
          >
            {t('actions')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {may.status && <Menu.Item onClick={() => onAsk('status')}>{t('changeStatus')}</Menu.Item>}
          {may.version && <Menu.Item onClick={() => onAsk('version')}>{t('changeVersion')}</Menu.Item>}
          {may.colours && <Menu.Item onClick={() => onAsk('colours')}>{t('changeColours')}</Menu.Item>}
          <Menu.Item onClick={() => onAsk('history')}>{t('openHistory')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  )
}

function ReadyToRelease({ may, name, onRelease }: { may: boolean; name: string; onRelease: () => void }) {
  const { t } = useTranslation('releases')
  return (
    <>
      <span className={classes['badge']} data-status="READY">
        {t('ready')}
      </span>
      {may && (
        <Button size="compact-sm" onClick={onRelease} aria-label={`${t('release')}: ${name}`}>
          {t('release')}
        </Button>
      )}
    </>
  )
}
