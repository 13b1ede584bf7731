export { insertUser, readProfile, updateUser } from './queries.ts'
