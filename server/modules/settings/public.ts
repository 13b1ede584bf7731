export { presentShown } from './presenter.ts'
export { readWorkingDays } from './service.ts'
export { beginOrganisation, readNeutralReset, readOrganisation } from './queries.ts'
