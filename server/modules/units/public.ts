export { addMember, membersOf } from './queries/members.ts'
export { isGroupOf } from './queries/choices.ts'
export { foldUnits } from './queries/names.ts'
export { insertUnit } from './queries/units.ts'
