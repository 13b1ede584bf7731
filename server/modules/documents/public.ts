export { copyFiles } from './service/copy-files.ts'
export { beginDocument, readPage } from './service/hold.ts'
export { newlyMentioned } from './service/newly-mentioned.ts'
export { insertDocument } from './queries/documents.ts'
