import { endpoint, flag } from '../kit/endpoint.ts'
import { FindMentionable, MentionablePeople } from './schemas.ts'

interface MentionableOf {
  readonly module: string
  /** The last part of its name: `mentionable`. */
  readonly name: string
  readonly path: `/api/${string}/{id}/${string}`
  /** The flag of the module by which one writes there. */
  readonly needs: string
  readonly summary: string
}

/** Who can be mentioned in what is written about one record: an endpoint of its module, one for each audience. */
export const mentionableEndpoint = ({ module, name, path, needs, summary }: MentionableOf) =>
  endpoint({
    module,
    name: `${module}.${name}`,
    summary,
    method: 'GET',
    path,
    access: flag(module, needs),
    input: FindMentionable,
    output: MentionablePeople,
    errors: ['not_found'],
  })
