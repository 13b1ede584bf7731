export { insertUser } from './queries/people.ts'
export { createCallers } from './service/callers.ts'
export { hashPassword } from './service/secrets.ts'
export { setupCode } from './service/setup-code.ts'
