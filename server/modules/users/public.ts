export { insertPartner } from './queries/partners.ts'
export { insertTitle } from './queries/titles.ts'
export { insertUser, lockPassword, readPassword, readProfile, readReader, updateUser } from './queries/users.ts'
export { renewWords } from './queries/words.ts'
