export { idsIn, presentAnswers } from './presenter.ts'
export { readFields, readNames, readSheet, sheetColumns, withSheet, type WithSheet } from './queries/sheets.ts'
export {
  answersOf,
  answersOfAll,
  fieldsFor,
  answersAmong,
  isAnswer,
  judgedAnswers,
  keepAnswers,
  unseen,
  wordsIn,
  wordsOfAnswers,
  type AnsweredWords,
} from './service/answers.ts'
export { exportSheets } from './service/export.ts'
export { reportIn, type KeptReport } from './queries/tallies.ts'
export { reportFrom, reportOf, uncountAnswers } from './service/tallies.ts'
export { saveFields } from './service/versions.ts'
