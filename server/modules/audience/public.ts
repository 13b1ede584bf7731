export { setAudience, tokensIn } from './queries.ts'
