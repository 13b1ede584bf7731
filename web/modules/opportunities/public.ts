export { OpportunitySettings } from './settings/opportunity-settings.tsx'
