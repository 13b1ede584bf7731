export { linkableKinds, linkMade, seenRecords, type Kinds } from './service.ts'
