import { Skeleton } from '@mantine/core'
import { guestAddresses } from '@diwan/contract/guests/addresses'
import type { OpenedLink } from '@diwan/contract/guests/schemas'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callAddress } from '../../kit/call.ts'
import type { GuestScreen } from '../../kit/guests.ts'
import { speak } from '../../kit/i18n.ts'
import { isLanguage, LANGUAGES, type Language } from '../../kit/language.ts'
import { Problem } from '../../kit/problem.ts'
import { problemText } from '../../kit/problem-words.ts'
import { stored } from '../../kit/stored-values.ts'
import { AccessPage } from '../identity/public.ts'

const over = new Problem('guests.link_over')

/** The language that was chosen here, else the first of the browser that the portal speaks. Where there is none, that of the mail is shown. */
function browserLanguage(): Language | undefined {
  const turned = stored('turnedLang')
  if (isLanguage(turned)) return turned
  const first = navigator.languages.map((one) => one.slice(0, 2).toLowerCase()).find((one) => /^(?:ar|en)$/.test(one))
  return LANGUAGES.find((language) => first !== undefined && language.startsWith(first))
}

/** Opens the link of a mail for somebody without an account. Its secret stands in the fragment, which no server is sent with a page. */
export function GuestPage({ screens }: { screens: readonly GuestScreen[] }) {
  const { hash } = useLocation()
  return <OpenedByLink key={hash} token={hash} screens={screens} />
}

function OpenedByLink({ token, screens }: { token: string; screens: readonly GuestScreen[] }) {
  const { t } = useTranslation('guests')
  const [opened, setOpened] = useState<OpenedLink>()
  const [refusal, setRefusal] = useState<unknown>(/^[\w-]{43}$/.test(token) ? undefined : over)
  useEffect(() => {
    if (!/^[\w-]{43}$/.test(token)) return
    const show = async (link: OpenedLink) => {
      await speak(browserLanguage() ?? (link.language === 'ar' ? 'ar-SA' : 'en-US'))
      setOpened(link)
    }
    callAddress<OpenedLink>(guestAddresses.open, { token }).then(show).catch(setRefusal)
  }, [token])
  const Screen = opened && screens.find(({ purpose }) => purpose === opened.purpose)?.Screen
  if (Screen) return <Screen token={token} />
  const text = refusal === undefined && !opened ? '\u00A0' : problemText(refusal ?? over)
  return (
    <AccessPage title={t('guestPage')} text={text}>
      {refusal === undefined && !opened && <Skeleton height={96} radius={10} />}
    </AccessPage>
  )
}
