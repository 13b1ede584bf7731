import { identityAddresses } from '@diwan/contract/identity/addresses'
import type { SessionUser, SignIn } from '@diwan/contract/identity/schemas'
import { useRouter } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { callAddress } from '../../kit/call.ts'
import { useInterface } from '../../kit/interface-state.ts'
import { followPerson } from '../../kit/preferred-language.ts'
import { ownPath } from '../../kit/own-path.ts'
import { fieldTexts, problemText } from '../../kit/problem-words.ts'
import { signIn } from '../../kit/session.ts'
import { stored } from '../../kit/stored-values.ts'

/** The e-mail of `SignIn` asks for more; this only spares a call that cannot succeed. */
const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** What was typed stays, whatever the answer; the password too, so that one wrong letter can be mended. */
export function useSignIn() {
  const { t } = useTranslation('kit')
  const router = useRouter()
  const [email, setEmail] = useState(() => (stored('rememberMe') ? (stored('rememberedEmail') ?? '') : ''))
  const [password, setPassword] = useState('')
  const [rememberMe, setRememberMe] = useState(() => stored('rememberMe') ?? false)
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<unknown>()
  const [tried, setTried] = useState(false)

  const missing = {
    ...(email.trim() === '' ? { email: t('invalid_required') } : !looksLikeEmail(email.trim()) && { email: t('invalid_email') }),
    ...(password === '' && { password: t('invalid_required') }),
  }
  const refused = fieldTexts(refusal, ['email', 'password'])
  const wrong: Record<string, string | undefined> = { ...refused, ...(tried ? missing : {}) }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setRefusal(undefined)
    if (pending || Object.keys(missing).length > 0) return
    setPending(true)
    try {
      const input: SignIn = { email: email.trim(), password, rememberMe }
      const answer = await callAddress<SessionUser>(identityAddresses.login, input)
      const wanted = ownPath(useInterface.getState().wanted)
      useInterface.setState({ wanted: null, reset: null })
      await signIn(answer, rememberMe)
      await followPerson(answer.language)
      await router.navigate({ to: wanted ?? '/', replace: true })
    } catch (reason) {
      setRefusal(reason)
      setPending(false)
    }
  }

  return {
    email,
    setEmail,
    password,
    setPassword,
    rememberMe,
    setRememberMe,
    pending,
    submit,
    wrong,
    problem:
      refusal !== undefined ? problemText(refusal) : tried && Object.keys(missing).length > 0 ? t('correctErrors') : undefined,
  }
}
