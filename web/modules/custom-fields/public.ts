export { AskedFields } from './asked-fields.tsx'
export { CustomFacts } from './custom-facts.tsx'
export { CustomFilter } from './custom-filter.tsx'
export { useAskedFields } from './use-asked-fields.ts'
/** Loaded with its tab: who reads records builds no fields. */
export const loadCustomFields = () => import('./editor/custom-fields-section.tsx')
