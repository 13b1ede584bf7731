export { SharedWith } from './shared-with.tsx'
