export { sendDraft } from './service.ts'
