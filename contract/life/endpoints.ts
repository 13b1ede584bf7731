import { endpoint, signedIn } from '../kit/endpoint.ts'
import { page } from '../kit/page.ts'
import { ActivityLine, ActivityQuery } from './schemas.ts'

/** Of any record. Who may know what of it is said by its kind. */
export const life = {
  activity: endpoint({
    name: 'life.activity',
    summary: 'What happened to a record the caller may see, newest first, as far as the caller may know it.',
    method: 'GET',
    path: '/api/objects/{id}/activity',
    access: signedIn,
    input: ActivityQuery,
    output: page(ActivityLine),
    errors: ['not_found'],
  }),
}
