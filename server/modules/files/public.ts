export { forgetUnusedFiles, releaseFile, takeFile, takeFiles } from './service/take.ts'
export { presentAttachment } from './presenter.ts'
export { renewUnused } from './queries.ts'
