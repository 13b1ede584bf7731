export { isMadeOf } from './queries.ts'
export { linkableKinds, linkMade, seenParts, seenRecords, type Kinds } from './service.ts'
