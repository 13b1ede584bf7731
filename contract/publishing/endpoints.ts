import { z } from 'zod'
import { Addressee, Looking, Reached } from '../audience/schemas.ts'
import { endpoint, flag } from '../kit/endpoint.ts'
import type { ErrorCode } from '../kit/errors.ts'
import { MAX_OFFERED } from './limits.ts'
import {
  AddresseesQuery,
  Archive,
  Arrange,
  AtVersion,
  LookQuery,
  Publication,
  PublicationId,
  Publish,
  ReachedQuery,
} from './schemas.ts'

interface Published {
  /** The first part of the names, and the module whose flag is asked. */
  readonly module: string
  /** Of one record, with its id: `/api/forms/{id}`. */
  readonly path: `/api/${string}/{id}`
  /** By which it is published. */
  readonly publish: string
  /** What one of the records is called in the sentences of the published description. */
  readonly thing: string
  /** Further refusals of what readers would see. */
  readonly refusals?: readonly ErrorCode[]
}

/** How a record is published: whom it addresses, when it comes and goes, who is told. */
export function publishEndpoints({ module, path, publish, thing, refusals = [] }: Published) {
  const shared = { module, access: flag(module, publish) } as const
  const read = { ...shared, method: 'GET', errors: ['not_found', 'forbidden'] } as const
  const moved = {
    ...shared,
    method: 'POST',
    output: Publication,
    errors: ['not_found', 'forbidden', 'changed_meanwhile', 'wrong_state', ...refusals],
  } as const
  const at = (name: string, summary: string) =>
    endpoint({ ...moved, name: `${module}.${name}`, summary, path: `${path}/${name}`, input: AtVersion })
  return {
    publication: endpoint({
      ...read,
      name: `${module}.publication`,
      summary: `How a ${thing} is published, and what is planned for it.`,
      path: `${path}/publication`,
      input: PublicationId,
      output: Publication,
    }),
    addressees: endpoint({
      ...read,
      name: `${module}.addressees`,
      summary: `Units, people, titles and partners of this name whom the caller may address with a ${thing}.`,
      path: `${path}/addressees`,
      input: AddresseesQuery,
      output: z.object({ items: z.array(Addressee).max(MAX_OFFERED) }),
    }),
    reached: endpoint({
      ...read,
      name: `${module}.reached`,
      summary: `How many people a ${thing} would reach by these tokens, and who they are, by name.`,
      path: `${path}/reached`,
      input: ReachedQuery,
      output: Reached,
    }),
    lookAs: endpoint({
      ...read,
      name: `${module}.lookAs`,
      summary: `How a ${thing} stands to one of those whom these tokens reach.`,
      path: `${path}/look`,
      input: LookQuery,
      output: Looking,
    }),
    arrange: endpoint({
      ...moved,
      name: `${module}.arrange`,
      summary: `Says whom a ${thing} addresses, and when a reminder is sent and it is removed.`,
      path: `${path}/publication`,
      input: Arrange,
    }),
    publish: endpoint({
      ...moved,
      name: `${module}.publish`,
      summary: `Publishes a ${thing} now, or at a later day and time of the organisation.`,
      path: `${path}/publish`,
      input: Publish,
    }),
    renew: at('renew', `Shows the newest version of a published ${thing}.`),
    pause: at('pause', `Takes a published ${thing} back for a while.`),
    close: at('close', `Takes a ${thing} back for good; what was answered stays.`),
    reopen: at('reopen', `Publishes a ${thing} again that was closed.`),
    archive: endpoint({
      ...moved,
      name: `${module}.archive`,
      summary: `Archives a ${thing} that is not published, or takes it out of the archive.`,
      path: `${path}/archive`,
      input: Archive,
    }),
  }
}
export type PublishEndpoints = ReturnType<typeof publishEndpoints>
