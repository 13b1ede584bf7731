import i18next from 'i18next'
import { useTranslation } from 'react-i18next'

/** Screens of the administration whose tabs are values of `?tab=`. */
export const TAB_SCREENS = { settings: '/admin/setting', departments: '/admin/department' } as const
/** The dictionaries that name them. */
export const TAB_WORDS = ['settings', 'access', 'notifications', 'custom-fields', 'search', 'units', 'users'] as const

/** The names of these tabs, once their words are loaded. */
export const tabNames = () => ({
  settings: {
    organisation: i18next.t('tab_organisation', { ns: 'settings' }),
    roles: i18next.t('tab_roles', { ns: 'access' }),
    notifications: i18next.t('tab_notifications', { ns: 'notifications' }),
    'custom-fields': i18next.t('tab_custom_fields', { ns: 'custom-fields' }),
    search: i18next.t('tab_search', { ns: 'search' }),
    audit: i18next.t('tab_audit', { ns: 'settings' }),
  },
  departments: {
    units: i18next.t('tab_units', { ns: 'units' }),
    users: i18next.t('tab_users', { ns: 'users' }),
    titles: i18next.t('tab_titles', { ns: 'users' }),
    partners: i18next.t('tab_partners', { ns: 'users' }),
  },
})

export function useTabNames(): ReturnType<typeof tabNames> {
  useTranslation(TAB_WORDS)
  return tabNames()
}
