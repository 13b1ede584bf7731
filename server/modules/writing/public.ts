export { readNames } from './queries.ts'
export { keepDocument, withCurrentNames } from './service/keep.ts'
export { mentionable } from './service/mentionable.ts'
