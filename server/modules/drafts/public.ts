export { putBack, sendDraft } from './service.ts'
