export { UnitsSection } from './units-section.tsx'
export { PeopleSearchContext, type PeopleSearch } from './use-people-search.ts'
