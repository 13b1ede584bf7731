export { presentShown } from './presenter.ts'
export { readPasswordPolicy, readWorkingDays } from './service/settings.ts'
export {
  beginOrganisation,
  claimBackup,
  forgetOldBackups,
  readLastWhole,
  readNeutralReset,
  readOrganisation,
  settleBackup,
} from './queries.ts'
