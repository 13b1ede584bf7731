import { identityAddresses } from '@diwan/contract/identity/addresses'
import type { Prefer } from '@diwan/contract/identity/schemas/profile'
import i18next from 'i18next'
import { callAddress } from './call.ts'
import { adoptScheme } from './colour-scheme.ts'
import { onOrganisation } from './environment.ts'
import { speak } from './i18n.ts'
import { reading } from './reading.ts'
import { onSession, refreshSession } from './session.ts'

/** Kept with the person, then read back as every other browser of theirs will. Throws the Problem of a refusal. */
export async function keepPreferences(chosen: Prefer): Promise<void> {
  await callAddress(identityAddresses.prefer, chosen)
  await refreshSession()
}

/** What the person changed in another tab or on another device, and what the organisation changed, shows here at once. */
export function followPreferences(): void {
  onSession((now, before) => {
    if (!now) return
    const { darkMode } = now.preferences
    if (darkMode !== null && darkMode !== before?.preferences.darkMode) adoptScheme(darkMode)
    if (before && before.language !== now.language) void speak(now.language === 'ar' ? 'ar-SA' : 'en-US')
    sayAgain()
  })
  onOrganisation(sayAgain)
}

let digits: string | undefined

/** Sentences hold numbers: with other digits they are made again. */
function sayAgain(): void {
  const now = reading().digits
  if (digits !== undefined && digits !== now) i18next.emit('languageChanged', i18next.language)
  digits = now
}
