export { PartnersSection } from './partners-section.tsx'
export { PeoplePage } from './people/people-page.tsx'
export { TitlesSection } from './titles-section.tsx'
export { unitsOfPeople } from './api.ts'
