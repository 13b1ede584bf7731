export { PartnersSection } from './partners-section.tsx'
export { PeopleSection } from './people-section.tsx'
export { TitlesSection } from './titles-section.tsx'
export { unitsOfPeople } from './api.ts'
