export { publicationQueries, registerPublishing } from './api.ts'
export { PublishPanel } from './publish-panel.tsx'
