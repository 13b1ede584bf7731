export { forgetUnusedFiles, releaseFile, takeFile } from './service/take.ts'
