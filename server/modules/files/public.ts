export { forgetUnusedFiles, releaseFile, takeFile, takeFiles } from './service/take.ts'
export { copyBytes, insertCopies, type Copied } from './service/copy.ts'
export { printedPicture, type PrintedPicture } from './service/pictures/printed.ts'
export { readFileText } from './service/text/read-apart.ts'
export {
  askAgain,
  claimUnread,
  giveUpOthers,
  isUnread,
  putOff,
  settleText,
  textsOfFiles,
  type UnreadFile,
} from './queries/texts.ts'
export { thumbOf, type Thumb } from './service/pictures/thumb.ts'
export { readableFiles, readersOf } from './service/readable.ts'
export { keepPictures } from './service/keep-pictures.ts'
export { keepMade } from './service/made.ts'
export { presentAttachment } from './presenter.ts'
export { unusedFilesAmong } from './service/unused.ts'
export { BYTES_OF_FILES, belongingTo, durationsOf, readStorage, renewUnused, unusedAmong } from './queries/files.ts'
