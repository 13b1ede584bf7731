export { AskedFields } from './asked-fields.tsx'
export { CustomFacts } from './custom-facts.tsx'
export { CustomFilter } from './custom-filter.tsx'
export { useAskedFields } from './use-asked-fields.ts'
export { useCustomColumns } from './use-custom-columns.tsx'
export { useCustomFilters } from './use-custom-filters.ts'
export { useCustomSentence } from './use-custom-sentence.ts'
/** Loaded with its tab: who reads records builds no fields. */
export const loadCustomFields = () => import('./editor/custom-fields-section.tsx')
