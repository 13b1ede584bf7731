export { beginDocument } from './service/hold.ts'
export { insertDocument, readDocumentOf } from './queries/documents.ts'
