export { readActor, readActors, readGrants } from './queries/actors.ts'
export { moduleListsOf, permissionsOf } from './service/lists.ts'
export { demandSuperAdminRemains } from './service/super-admin.ts'
