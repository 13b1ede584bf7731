export { endEverySession, livingSessions } from './queries/sessions.ts'
export { createCallers } from './service/callers.ts'
export { setupCode } from './service/setup-code.ts'
