export { presentShown } from './presenter.ts'
export { beginOrganisation, readOrganisation } from './queries.ts'
