import { isEmail } from '@diwan/core/identifiers'
import { useState } from 'react'

export interface Invitee {
  readonly email: string
  readonly fullName: string
}

/** `Reem Ghamdi <reem@corp.sa>` as mail programs write it, or addresses with spaces between them. */
export function readAddresses(typed: string): string[] {
  return typed
    .split(/[,;،؛\n]+/)
    .flatMap((part) => (part.includes('<') ? [part] : part.split(/\s+/)))
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

export function inviteeOf(text: string): Invitee {
  const [, name = '', email] = /^"?([^"<]*)"?\s*<([^<>]*)>$/.exec(text) ?? []
  return email === undefined ? { email: text, fullName: '' } : { email: email.trim(), fullName: name.trim() }
}

/** What stands there of which no mail can be sent. */
export const wrongAddresses = (texts: readonly string[]): string[] => texts.filter((text) => !isEmail(inviteeOf(text).email))

/** Each address once. */
export function withoutRepeats(texts: readonly string[]): string[] {
  return [...new Map(texts.map((text) => [inviteeOf(text).email.toLowerCase(), text])).values()]
}

/** What has become a pill, and what no comma has finished. One press may change both. */
export function useAddresses() {
  const [pills, setPills] = useState<readonly string[]>([])
  const [typed, setTyped] = useState('')
  const all = withoutRepeats([...pills, ...readAddresses(typed)])
  const add = (some: readonly string[]) => setPills(withoutRepeats(some.flatMap(readAddresses)))
  const clear = () => {
    setPills([])
    setTyped('')
  }
  return { pills, typed, all, add, type: setTyped, clear }
}
export type Addresses = ReturnType<typeof useAddresses>
