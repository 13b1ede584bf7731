export { forgetDrafts, sendDraft } from './service.ts'
