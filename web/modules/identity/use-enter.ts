import { identityAddresses } from '@diwan/contract/identity/addresses'
import type { SessionUser, SignIn } from '@diwan/contract/identity/schemas/identity'
import { useRouter } from '@tanstack/react-router'
import { callAddress } from '../../kit/call.ts'
import { useInterface } from '../../kit/interface-state.ts'
import { followPerson } from '../../kit/preferred-language.ts'
import { ownPath } from '../../kit/own-path.ts'
import { signIn } from '../../kit/session.ts'

/** Signs in and goes where the person was on the way to. */
export function useEnter(): (typed: SignIn) => Promise<void> {
  const router = useRouter()
  return async (typed) => {
    const answer = await callAddress<SessionUser>(identityAddresses.login, typed)
    const wanted = ownPath(useInterface.getState().wanted)
    useInterface.setState({ wanted: null, reset: null })
    await signIn(answer, typed.rememberMe ?? false)
    await followPerson(answer.language)
    await router.navigate({ to: wanted ?? '/', replace: true })
  }
}
