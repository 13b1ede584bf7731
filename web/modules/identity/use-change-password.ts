import { identity } from '@diwan/contract/identity/endpoints/identity'
import { useForm } from '../../kit/form.ts'
import { problemText } from '../../kit/problem-words.ts'
import { registerWrite } from '../../kit/write.ts'
import { identityQueries } from './api.ts'

registerWrite(identity.changePassword, { secret: true, renews: [identityQueries.all()] })

const empty = { current: '', password: '', confirmation: '' }

/** The own password. A refusal is told in the words of the specification (S8.04) and at its field. */
export function useChangePassword(done: () => void) {
  const form = useForm({ endpoint: identity.changePassword, initial: empty, toInput: (values) => values, done })
  const refused = form.refusal?.code === 'identity.change_password_failed' && !form.pending
  return { ...form, problem: refused ? problemText(form.refusal) : form.problem }
}
