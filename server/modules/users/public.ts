export { insertUser, lockPassword, readPassword, readProfile, updateUser } from './queries.ts'
