export { AskedFields, askedFields } from './asked-fields.tsx'
export { CustomFacts } from './custom-facts.tsx'
export { CustomFilter } from './custom-filter.tsx'
export { customName, useAskedFields } from './use-asked-fields.ts'
/** Loaded with its tab: who reads records builds no fields. */
export const loadCustomFields = () => import('./editor/custom-fields-section.tsx')
