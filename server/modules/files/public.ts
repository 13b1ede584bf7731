export { forgetUnusedFiles, releaseFile, takeFile, takeFiles } from './service/take.ts'
export { presentAttachment } from './presenter.ts'
export { BYTES_OF_FILES, belongingTo, renewUnused, unusedAmong } from './queries.ts'
