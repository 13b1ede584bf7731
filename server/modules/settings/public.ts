export { presentShown } from './presenter.ts'
export { beginOrganisation, readNeutralReset, readOrganisation } from './queries.ts'
