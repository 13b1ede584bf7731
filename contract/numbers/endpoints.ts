import { endpoint, signedIn } from '../kit/endpoint.ts'
import { Numbers, NumbersQuery } from './schemas.ts'

/** Each of them is the count of a list, by the rights of the list. */
export const numbers = {
  read: endpoint({
    name: 'numbers.read',
    summary: 'How many records some lists hold for the caller, exact to 999; each number equals its list.',
    method: 'GET',
    path: '/api/numbers',
    access: signedIn,
    input: NumbersQuery,
    output: Numbers,
  }),
}
