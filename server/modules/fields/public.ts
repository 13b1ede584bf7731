export { answersOf, fieldsFor, keepAnswers } from './service/answers.ts'
export { saveFields } from './service/versions.ts'
