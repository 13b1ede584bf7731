export { linkableKinds, linkMade, seenParts, seenRecords, type Kinds } from './service.ts'
