import { isHttpUrl } from '@diwan/core/identifiers'
import { useState, type ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'

/** An address as it is typed: kept once it is one, and said to be none when the field is left. */
export function useTypedAddress(value: string, onChange: (url: string) => void) {
  const { t } = useTranslation('checks')
  const [typed, setTyped] = useState<string>()
  const [left, setLeft] = useState(false)
  const text = typed ?? value
  const wrong = text.trim() !== '' && !isHttpUrl(text.trim())
  return {
    type: 'url',
    inputMode: 'url',
    dir: 'ltr',
    autoComplete: 'off',
    placeholder: 'https://',
    value: text,
    error: wrong && left ? t('invalid_url') : undefined,
    onBlur: () => {
      setLeft(true)
      if (!wrong) setTyped(undefined)
    },
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const now = event.currentTarget.value
      setTyped(now)
      setLeft(false)
      const url = now.trim()
      if (url === '' || isHttpUrl(url)) onChange(url)
    },
  } as const
}
