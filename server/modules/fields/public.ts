export { answersOf, fieldsFor, isAnswer, keepAnswers, wordsOfAnswers, type AnsweredWords } from './service/answers.ts'
export { saveFields } from './service/versions.ts'
