export { namedSo } from './queries/directory.ts'
export { accountNumberOf } from './presenter/account-number.ts'
export { readOwnProposal } from './queries/name-proposals.ts'
export { presentPerson } from './presenter/person.ts'
export { readInvitedBy, takeInvitation } from './queries/invitations.ts'
export {
  endAccess,
  insertUser,
  lockPassword,
  readByEmails,
  readPassword,
  readProfile,
  readUser,
  updateUser,
} from './queries/users.ts'
export { can, reachedBy } from './access.ts'
export { demandGoodFirst, demandGoodPassword, namedOf } from './service/password-choice.ts'
export { command } from './service/state.ts'
export { TOPIC } from './topics.ts'
export { renewWords } from './queries/words.ts'
export { openUser } from './service/read.ts'
export { maySeeAmong, maySee as maySeePerson } from './service/may-see.ts'
export { unitsBelow } from './queries/memberships.ts'
export { isCalled, peopleCalled } from './queries/by-name.ts'
export { keyOf as importKey, readNamed, type Lookup } from './service/import/known.ts'
export { idsOfUnit, peopleOfUnit, personsOf } from './service/of-unit.ts'
