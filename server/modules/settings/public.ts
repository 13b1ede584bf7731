export { beginOrganisation, readOrganisation } from './queries.ts'
