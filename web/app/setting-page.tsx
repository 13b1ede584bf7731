import { holds } from '@diwan/contract/access/vocabulary'
import { Skeleton } from '@mantine/core'
import { Suspense, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { manifests } from '../gathered.gen.ts'
import type { ModuleSettings, WebManifest } from '../kit/manifest.ts'
import { useSession } from '../kit/session.ts'
import { RightsSection } from '../modules/access/public.ts'
import { AuditLog, savedLog } from '../modules/audit/public.ts'
import { loadCustomFields } from '../modules/custom-fields/public.ts'
import { loadNotificationRules } from '../modules/notifications/public.ts'
import { SavedViews, SaveView } from '../modules/saved-views/public.ts'
import { SynonymsSection } from '../modules/search/public.ts'
import { OrganisationSettings } from '../modules/settings/public.ts'
import { Sections, type Section } from '../ui/sections.tsx'
import { useTabNames } from './admin-tabs.ts'
import { useModuleEnabled, useModuleStatus } from './module-status.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

const NotificationRules = lazyPart(async () => ({ default: (await loadNotificationRules()).NotificationRules }))
const CustomFields = lazyPart(async () => ({ default: (await loadCustomFields()).CustomFieldsSection }))

const ofModules: readonly ModuleSettings[] = Object.values<WebManifest>(manifests).flatMap(({ settings }) => settings ?? [])

type Permissions = NonNullable<ReturnType<typeof useSession>>['permissions']

/** Everybody reads their own sign-ins; here is the log of the others. */
const readsAudit = (permissions: Permissions): boolean =>
  permissions.some(({ module_name, scope }) => module_name === 'audit' && scope['view']?.includes('all') === true)

/** Modules do not know each other: their parts of the settings meet here, each shown only with its right. */
export function SettingPage() {
  // All words of its parts before any of them shows.
  const { t } = useTranslation([
    'settings',
    'releases',
    'access',
    'audit',
    'search',
    'files',
    'kit',
    'notifications',
    'custom-fields',
  ])
  const names = useTabNames().settings
  const permissions = useSession()?.permissions ?? []
  const status = useModuleStatus()
  const isEnabled = useModuleEnabled()
  const shown = ofModules.filter(({ key }) => status(key) !== 'COMING_SOON' && isEnabled(key))
  const sections: (Section & { may: boolean })[] = [
    {
      name: 'organisation',
      label: names.organisation,
      screen: <OrganisationSettings />,
      may: holds(permissions, 'settings', 'view'),
    },
    {
      name: 'roles',
      label: names.roles,
      screen: <RightsSection />,
      flush: true,
      may: holds(permissions, 'settings', 'view'),
    },
    {
      name: 'notifications',
      label: names.notifications,
      screen: later(NotificationRules),
      may: holds(permissions, 'settings', 'view'),
    },
    {
      name: 'custom-fields',
      label: names['custom-fields'],
      screen: later(CustomFields),
      may: holds(permissions, 'settings', 'view'),
    },
    ...shown.map(({ key, needs: [module, flag], Screen }) => ({
      name: key,
      label: t(`name_${key}`, { ns: 'releases' }),
      screen: later(Screen),
      may: holds(permissions, module, flag),
    })),
    {
      name: 'search',
      label: names.search,
      screen: <SynonymsSection />,
      may: holds(permissions, 'settings', 'view'),
    },
    {
      name: 'audit',
      label: names.audit,
      screen: <AuditLog savedViews={<SavedViews of={savedLog} />} saveView={<SaveView of={savedLog} />} />,
      may: readsAudit(permissions),
      alone: true,
    },
  ]
  return (
    <Sections title={t('name_settings', { ns: 'releases' })} label={t('sections')} sections={sections.filter(({ may }) => may)} />
  )
}

const later = (Screen: ComponentType) => (
  <Suspense fallback={<Skeleton height={320} radius={8} />}>
    <Screen />
  </Suspense>
)
