import { plainEmail } from '@diwan/core/email'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldTexts, problemText } from '../../kit/problem-words.ts'
import { stored } from '../../kit/stored-values.ts'
import { useEnter } from './use-enter.ts'

/** The e-mail of `SignIn` asks for more; this only spares a call that cannot succeed. */
const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** What was typed stays, whatever the answer; the password too, so that one wrong letter can be mended. */
export function useSignIn() {
  const { t } = useTranslation('kit')
  const enter = useEnter()
  const [email, setEmail] = useState(() => (stored('rememberMe') ? (stored('rememberedEmail') ?? '') : ''))
  const [password, setPassword] = useState('')
  const [rememberMe, setRememberMe] = useState(() => stored('rememberMe') ?? false)
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<unknown>()
  const [tried, setTried] = useState(false)

  const typed = plainEmail(email)
  const missing = {
    ...(typed === '' ? { email: t('invalid_required') } : !looksLikeEmail(typed) && { email: t('invalid_email') }),
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
      await enter({ email: typed, password, rememberMe })
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
