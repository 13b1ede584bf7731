export { UnitsSection } from './units-section.tsx'
export { useUnitCounts } from './use-unit-counts.ts'
