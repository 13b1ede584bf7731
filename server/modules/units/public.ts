export { addMember, insertUnit, isGroupOf, membersOf } from './queries.ts'
