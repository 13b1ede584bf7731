import { decrypt, encrypt } from './stored-cipher.ts'

/** Typed texts of a person whose session expired in this tab. Only a sign-in of the same person brings the key of them. */
const PLACE = 'diwan-sealed'

interface Owner {
  readonly textKey: string
  readonly metadata: { readonly id: string }
}
type Entries = readonly (readonly [key: string, text: string])[]

/** Encrypts these entries of the tab's storage. Nothing is sealed where there is nothing, or no key. */
export async function sealTexts({ textKey, metadata: { id } }: Owner, entries: Entries): Promise<void> {
  if (entries.length === 0 || textKey === '') return
  const text = await encrypt(JSON.stringify(entries), textKey)
  try {
    sessionStorage.setItem(PLACE, JSON.stringify({ id, text }))
  } catch {
    return // The storage is full.
  }
}

/** Puts the entries back when their person signs in, and deletes them when another person does. It runs before the first screen. */
export async function unsealTexts({ textKey, metadata: { id } }: Owner): Promise<void> {
  const kept = sessionStorage.getItem(PLACE)
  if (kept === null) return
  sessionStorage.removeItem(PLACE)
  const sealed = parsed(kept) as { id?: unknown; text?: unknown } | undefined
  if (sealed?.id !== id || typeof sealed.text !== 'string') return
  const entries = parsed((await decrypt(sealed.text, textKey)) ?? '') as Entries | undefined
  for (const [key, text] of entries ?? []) sessionStorage.setItem(key, text)
}

export const forgetSealed = (): void => sessionStorage.removeItem(PLACE)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
