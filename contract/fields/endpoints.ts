import { z } from 'zod'
import { endpoint, flag } from '../kit/endpoint.ts'
import { Uuid } from '../kit/ids.ts'

/** `published`: as its readers are shown it, which differs from what is written until the changes are published. */
const ContentQuery = z.strictObject({ id: Uuid, state: z.enum(['written', 'published']).default('written') })

interface Written<Content extends z.ZodObject> {
  readonly module: string
  /** Of one record, with its id: `/api/forms/{id}`. */
  readonly path: `/api/${string}/{id}`
  /** All that is written of it, and nothing else: neither whose it is, nor how it is published, nor what came in. */
  readonly content: Content
  /** What one of them is called in the sentences of the published description. */
  readonly thing: string
}

/** What is written of a record that fields are part of, as the file that another one is created from. */
export const contentEndpoint = <Content extends z.ZodObject>({ module, path, content, thing }: Written<Content>) =>
  endpoint({
    module,
    access: flag(module, 'create'),
    name: `${module}.content`,
    summary: `What is written of a ${thing}, to be brought into another portal, or what its readers are shown of it.`,
    method: 'GET',
    path: `${path}/content`,
    input: ContentQuery,
    output: content,
    errors: ['not_found', 'forbidden'],
  })
