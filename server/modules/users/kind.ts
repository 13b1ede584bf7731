import type { ObjectKind } from '../../kit/module.ts'
import { can } from './access.ts'
import { readUser, readUsers } from './queries/users.ts'

/** A person, whom others keep among their favourites: shown to those who find them in the directory. */
export const userKind: ObjectKind = {
  kind: 'user',
  readers: async ({ db }, people, id) => {
    const row = await readUser(db, id)
    return row ? people.filter((one) => one.id === id || can.view(one, row)) : []
  },
  linked: {
    cards: async ({ db }, actor, ids) =>
      (await readUsers(db, ids))
        .filter((row) => row.id === actor.id || can.view(actor, row))
        .map(({ id, full_name }) => ({
          id,
          shortId: null,
          title: full_name,
          status: null,
          path: `/user?person=${id}`,
          change: false,
        })),
    recordLink: () => undefined, // nothing is written into the history of a person
  },
}
