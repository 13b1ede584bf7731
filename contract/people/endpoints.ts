import { z } from 'zod'
import { endpoint, flag } from '../kit/endpoint.ts'
import { Done, Uuid } from '../kit/ids.ts'
import { MAX_ADDED, MAX_PEOPLE } from './limits.ts'
import { Sharer } from './schemas.ts'

interface Shared<Degree extends string> {
  /** The first part of the names, and the module whose flags are asked. */
  readonly module: string
  /** Of one record, with its id: `/api/notes/{id}`. */
  readonly path: `/api/${string}/{id}`
  /** By which the people are read and a person leaves, and by which others are added, changed and removed. */
  readonly flags: { readonly read: string; readonly share: string }
  /** One of those of the kind. */
  readonly degree: z.ZodType<Degree, Degree>
  /** What one of the records is called in the sentences of the published description. */
  readonly thing: string
}

/** The people of a record: who they are, who comes, what they may, who goes, whose it is. */
export function peopleEndpoints<Degree extends string>({ module, path, flags, degree, thing }: Shared<Degree>) {
  const person = z.strictObject({ id: Uuid, userId: Uuid })
  const share = { module, access: flag(module, flags.share), output: Done } as const
  const read = { module, access: flag(module, flags.read) } as const
  return {
    people: endpoint({
      ...read,
      name: `${module}.people`,
      summary: `With whom a ${thing} is shared, by name.`,
      method: 'GET',
      path: `${path}/people`,
      input: z.strictObject({ id: Uuid }),
      output: z.object({ items: z.array(Sharer.extend({ degree })).max(MAX_PEOPLE) }),
      errors: ['not_found'],
    }),
    addPeople: endpoint({
      ...share,
      name: `${module}.addPeople`,
      summary: `Shares a ${thing} with people.`,
      method: 'POST',
      path: `${path}/people`,
      input: z.strictObject({ id: Uuid, userIds: z.array(Uuid).min(1).max(MAX_ADDED), degree }),
      errors: ['not_found', 'people.cannot_be_added', 'people.too_many'],
    }),
    changePerson: endpoint({
      ...share,
      name: `${module}.changePerson`,
      summary: `Changes what a person may do with a ${thing}.`,
      method: 'PATCH',
      path: `${path}/people/{userId}`,
      input: person.extend({ degree }),
      errors: ['not_found', 'people.last_owner'],
    }),
    removePerson: endpoint({
      ...share,
      name: `${module}.removePerson`,
      summary: `Shares a ${thing} with a person no longer.`,
      method: 'DELETE',
      path: `${path}/people/{userId}`,
      input: person,
      errors: ['not_found', 'people.last_owner'],
    }),
    handOver: endpoint({
      ...share,
      name: `${module}.handOver`,
      summary: `Makes another person the owner of a ${thing}; only its owner may.`,
      method: 'POST',
      path: `${path}/people/{userId}/owner`,
      input: person,
      errors: ['not_found', 'people.cannot_be_added', 'people.too_many'],
    }),
    leave: endpoint({
      ...read,
      name: `${module}.leave`,
      summary: `Leaves a ${thing}; its last owner hands it over before.`,
      method: 'POST',
      path: `${path}/leave`,
      input: z.strictObject({ id: Uuid }),
      output: Done,
      errors: ['not_found', 'people.last_owner'],
    }),
  }
}
