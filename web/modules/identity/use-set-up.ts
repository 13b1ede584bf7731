import { isBlank } from '@diwan/core/blank-text'
import { ADMIN_PASSWORD_MIN } from '@diwan/core/password-rules'
import { identityAddresses } from '@diwan/contract/identity/addresses'
import type { SetUp } from '@diwan/contract/identity/schemas/identity'
import { useState, type ChangeEvent, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { callAddress } from '../../kit/call.ts'
import { fieldTexts, problemText } from '../../kit/problem-words.ts'

const empty: SetUp = { code: '', organisationNameAr: '', organisationNameEn: '', fullName: '', email: '', password: '' }
const names = Object.keys(empty) as (keyof SetUp)[]

export function useSetUp() {
  const { t } = useTranslation('kit')
  const [values, setValues] = useState(empty)
  const [pending, setPending] = useState(false)
  const [tried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<unknown>()
  const refused = fieldTexts(refusal, names)

  const missing = (name: keyof SetUp): string | undefined => {
    if (isBlank(values[name])) return t('invalid_required')
    if (name === 'password' && values.password.length < ADMIN_PASSWORD_MIN)
      return t('invalid_too_small', { count: ADMIN_PASSWORD_MIN })
    return undefined
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setRefusal(undefined)
    if (pending || names.some(missing)) return
    setPending(true)
    try {
      await callAddress(identityAddresses.setUp, values)
      location.assign('/access/login') // the page is rendered again, now with an organisation
    } catch (reason) {
      setRefusal(reason)
      setPending(false)
    }
  }

  const field = (name: keyof SetUp) => ({
    name,
    value: values[name],
    error: (tried ? missing(name) : undefined) ?? refused[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => setValues({ ...values, [name]: event.target.value }),
  })
  const problem = refusal !== undefined ? problemText(refusal) : tried && names.some(missing) ? t('correctErrors') : undefined
  return { field, pending, submit, problem }
}
