export { insertUser, lockPassword, readPassword, readProfile, readReader, updateUser } from './queries.ts'
