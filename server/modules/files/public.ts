export { forgetUnusedFiles, releaseFile, takeFile, takeFiles } from './service/take.ts'
export { presentAttachment } from './presenter.ts'
