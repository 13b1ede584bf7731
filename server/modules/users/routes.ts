import { partners } from '@diwan/contract/users/endpoints/partners'
import { names } from '@diwan/contract/users/endpoints/names'
import { titles } from '@diwan/contract/users/endpoints/titles'
import { users } from '@diwan/contract/users/endpoints/users'
import { route } from '../../kit/http/route.ts'
import type { Ctx } from '../../kit/portal.ts'
import { givePasswords } from './service/first-passwords.ts'
import { exportUsers } from './service/export.ts'
import { inviteMany, inviteUser } from './service/invite.ts'
import { inviteNew } from './service/invite-new.ts'
import { importUsers } from './service/import/import-users.ts'
import { createPartner, deletePartner, listPartners, updatePartner } from './service/partners.ts'
import { confirmName, declineName, proposeName, withdrawName } from './service/names.ts'
import { countUsers, listUsers, openUser, searchUsers, unitsOfPeople } from './service/read.ts'
import { readGivable } from './service/rules.ts'
import { deleteUser, disableUser, enableUser, resetPassword } from './service/state.ts'
import { createTitle, deleteTitle, listTitles, updateTitle } from './service/titles.ts'
import { createUser, updateUserByAdmin } from './service/write.ts'

/** A command answers the person as they are now. */
const opened = async (ctx: Ctx, id: Promise<string>) => openUser(ctx, { id: await id })
const done = async (work: Promise<unknown>) => (await work, { done: true as const })

export const routes = [
  route(users.list, listUsers),
  route(users.counts, countUsers),
  route(users.search, searchUsers),
  route(users.units, unitsOfPeople),
  route(users.roles, async ({ db, actor }) => ({ roles: [...(await readGivable(db, actor))] })),
  route(users.open, openUser),
  route(users.create, (ctx, input) => opened(ctx, createUser(ctx, input))),
  route(users.update, (ctx, input) => opened(ctx, updateUserByAdmin(ctx, input))),
  route(users.disable, (ctx, input) => opened(ctx, disableUser(ctx, input))),
  route(users.enable, (ctx, input) => opened(ctx, enableUser(ctx, input))),
  route(users.delete, (ctx, input) => done(deleteUser(ctx, input))),
  route(users.resetPassword, (ctx, input) => opened(ctx, resetPassword(ctx, input))),
  route(users.invite, (ctx, input) => opened(ctx, inviteUser(ctx, input))),
  route(users.inviteMany, inviteMany),
  route(users.inviteNew, inviteNew),
  route(users.firstPasswords, givePasswords),
  route(users.import, importUsers.run),
  route(users.export, (ctx, input) => Promise.resolve(exportUsers(ctx, input))),

  route(names.propose, proposeName),
  route(names.withdraw, withdrawName),
  route(names.confirm, (ctx, input) => opened(ctx, confirmName(ctx, input))),
  route(names.decline, (ctx, input) => opened(ctx, declineName(ctx, input))),

  route(titles.list, listTitles),
  route(titles.create, createTitle),
  route(titles.update, updateTitle),
  route(titles.delete, (ctx, input) => done(deleteTitle(ctx, input))),

  route(partners.list, listPartners),
  route(partners.create, createPartner),
  route(partners.update, updatePartner),
  route(partners.delete, (ctx, input) => done(deletePartner(ctx, input))),
]
