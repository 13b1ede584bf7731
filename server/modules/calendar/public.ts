export { readSpans, writeSpans, type ShownSpan } from './queries.ts'
export { awayNow, workBeside } from './service.ts'
