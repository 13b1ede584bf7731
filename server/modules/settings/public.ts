export { beginOrganisation, readOrganisation, rightsChanged } from './queries.ts'
