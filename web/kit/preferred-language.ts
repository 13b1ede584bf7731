import { identityAddresses } from '@diwan/contract/identity/addresses'
import { callAddress } from './call.ts'
import { language, speak } from './i18n.ts'
import type { Language } from './language.ts'
import { session } from './session.ts'
import { store } from './stored-values.ts'

const short = (of: Language): 'ar' | 'en' => (of === 'ar-SA' ? 'ar' : 'en')

/** Turned by hand on the login screen: then it is the wish of the next to sign in. */
let chosenHere = false

/** The toggle: words turn at once; the portal keeps it for the person, so that its own sentences follow. */
export async function choose(wanted: Language): Promise<void> {
  chosenHere = session() === null
  if (chosenHere) store('turnedLang', wanted)
  await speak(wanted)
  if (session()) await keepForPerson()
}

/** At sign-in the person's own language leads, unless it was just chosen. */
export async function followPerson(theirs: 'ar' | 'en'): Promise<void> {
  if (theirs === short(language())) return
  if (chosenHere) await keepForPerson()
  else await speak(theirs === 'ar' ? 'ar-SA' : 'en-US')
  chosenHere = false
}

/** Dark or light goes with the person to every other browser. */
export async function keepScheme(darkMode: boolean): Promise<void> {
  if (session()) await callAddress(identityAddresses.prefer, { darkMode }).catch(() => undefined)
}

/** Unreachable: the browser speaks it all the same, and the next toggle tries again. */
const keepForPerson = () => callAddress(identityAddresses.prefer, { language: short(language()) }).catch(() => undefined)
