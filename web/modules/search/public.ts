export { SynonymsSection } from './synonyms-section.tsx'
