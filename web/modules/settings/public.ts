export { OrganisationSettings } from './organisation-settings.tsx'
