export { useCustomColumns } from './use-custom-columns.tsx'
export { useCustomFilters } from './use-custom-filters.ts'
export { useCustomSentence } from './use-custom-sentence.ts'
