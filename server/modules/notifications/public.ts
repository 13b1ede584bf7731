export { tellReaction } from './jobs.ts'
export { describer } from './presenter/sentence.ts'
