import { holds } from '@diwan/contract/access/vocabulary'
import { useTranslation } from 'react-i18next'
import { useSession } from '../kit/session.ts'
import { RightsSection } from '../modules/access/public.ts'
import { AuditLog, savedLog } from '../modules/audit/public.ts'
import { SavedViews, SaveView } from '../modules/saved-views/public.ts'
import { SynonymsSection } from '../modules/search/public.ts'
import { OrganisationSettings } from '../modules/settings/public.ts'
import { Sections, type Section } from '../ui/sections.tsx'

type Permissions = NonNullable<ReturnType<typeof useSession>>['permissions']

/** Everybody reads their own sign-ins; here is the log of the others. */
const readsAudit = (permissions: Permissions): boolean =>
  permissions.some(({ module_name, scope }) => module_name === 'audit' && scope['view']?.includes('all') === true)

/** Modules do not know each other: their parts of the settings meet here, each shown only with its right. */
export function SettingPage() {
  // All words of its parts before any of them shows.
  const { t } = useTranslation(['settings', 'releases', 'access', 'audit', 'search', 'files', 'kit'])
  const permissions = useSession()?.permissions ?? []
  const sections: (Section & { may: boolean })[] = [
    {
      name: 'organisation',
      label: t('tab_organisation'),
      screen: <OrganisationSettings />,
      may: holds(permissions, 'settings', 'view'),
    },
    {
      name: 'roles',
      label: t('tab_roles', { ns: 'access' }),
      screen: <RightsSection />,
      may: holds(permissions, 'settings', 'view'),
    },
    {
      name: 'search',
      label: t('tab_search', { ns: 'search' }),
      screen: <SynonymsSection />,
      may: holds(permissions, 'settings', 'view'),
    },
    {
      name: 'audit',
      label: t('tab_audit'),
      screen: <AuditLog savedViews={<SavedViews of={savedLog} />} saveView={<SaveView of={savedLog} />} />,
      may: readsAudit(permissions),
    },
  ]
  return (
    <Sections title={t('name_settings', { ns: 'releases' })} label={t('sections')} sections={sections.filter(({ may }) => may)} />
  )
}
