export { copyFiles } from './service/copy-files.ts'
export { beginDocument, readPage } from './service/hold.ts'
export { insertDocument, readDocumentOf } from './queries/documents.ts'
