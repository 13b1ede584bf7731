export { readNames } from './queries.ts'
export { keepDocument, withCurrentNames, type Kept } from './service/keep.ts'
export { mentionable } from './service/mentionable.ts'
