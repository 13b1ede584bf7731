export { colleague, colleagues } from './api.ts'
export { SharedWith } from './shared-with.tsx'
