export { readSpans, writeSpans, type ShownSpan } from './queries.ts'
export { awayNow } from './service.ts'
