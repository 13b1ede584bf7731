export { readActor, readActors } from './queries/actors.ts'
export { moduleListsOf, permissionsOf } from './service/lists.ts'
export { readCovered, readCoveredRoles } from './service/covering.ts'
export { demandSuperAdminRemains } from './service/super-admin.ts'
