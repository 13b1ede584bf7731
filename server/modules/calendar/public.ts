export { readSpans, writeSpans, writeSpansOf, type ShownSpan } from './queries.ts'
export { awayNow, workBeside } from './service.ts'
