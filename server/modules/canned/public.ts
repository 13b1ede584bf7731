export { cannedAnswersOf } from './service.ts'
export { insertCannedAnswer } from './queries.ts'
