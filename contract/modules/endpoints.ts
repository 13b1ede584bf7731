import { z } from 'zod'
import { endpoint, signedIn } from '../kit/endpoint.ts'
import { PortalModule } from './schemas.ts'

export const modules = {
  list: endpoint({
    name: 'modules.list',
    summary: 'The modules of the portal with their release status.',
    method: 'GET',
    path: '/api/modules',
    access: signedIn,
    input: z.strictObject({}),
    output: z.object({ items: z.array(PortalModule) }),
  }),
}
