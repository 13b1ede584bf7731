import { users } from '@diwan/contract/users/endpoints/users'
import { useTranslation } from 'react-i18next'
import { useTabNames } from './admin-tabs.ts'
import { call } from '../kit/call.ts'
import { PartnersSection, PeoplePage, TitlesSection } from '../modules/users/public.ts'
import { PeopleSearchContext, UnitsSection, type PeopleSearch } from '../modules/units/public.ts'
import { Sections, type Section } from '../ui/sections.tsx'

const searchPeople: PeopleSearch = (text) => ({
  queryKey: ['users', 'search', text],
  queryFn: async () => (text === '' ? [] : (await call(users.search, { q: text })).items),
})

/** The directory: the structure, and beside it what belongs to it. Each section has an address and rights of its own. */
export function DirectoryPage() {
  const { t } = useTranslation(['releases', 'units', 'users'])
  const names = useTabNames().departments
  const sections: Section[] = [
    { name: 'units', label: names.units, screen: <UnitsSection />, flush: true },
    { name: 'users', label: names.users, screen: <PeoplePage />, alone: true },
    { name: 'titles', label: names.titles, screen: <TitlesSection />, flush: true },
    { name: 'partners', label: names.partners, screen: <PartnersSection />, flush: true },
  ]
  return (
    <PeopleSearchContext value={searchPeople}>
      <Sections title={t('name_departments')} label={t('name_departments')} sections={sections} />
    </PeopleSearchContext>
  )
}
