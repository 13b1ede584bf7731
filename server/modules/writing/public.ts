export { namesOf, readNames } from './queries.ts'
export { keepDocument, withCurrentNames, type KeptDocument } from './service/keep.ts'
export { mentionable } from './service/mentionable.ts'
