export { createCallers } from './service/callers.ts'
export { setupCode } from './service/setup-code.ts'
export { forgetOldResets } from './service/reset/forget.ts'
