import { endpoint, flag } from '../kit/endpoint.ts'
import { UserId } from '../users/schemas/user.ts'
import { PersonPage } from './schemas.ts'

export const personPage = {
  open: endpoint({
    name: 'person.open',
    summary: 'One person as the caller may know them: how to reach them, when they work, who covers, and what both share.',
    method: 'GET',
    path: '/api/people/{id}',
    access: flag('users', 'view'),
    input: UserId,
    output: PersonPage,
    errors: ['not_found'],
  }),
}
