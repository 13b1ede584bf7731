export { readerOf, unsubscribe } from './service/unsubscribe.ts'
export { tellsOf } from './service/rules.ts'
export { tellReaction } from './jobs.ts'
export { describer } from './presenter/sentence.ts'
