export { AnswerList, AnswerText } from './answer-list.tsx'
