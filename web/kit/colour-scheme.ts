import type { MantineColorSchemeManager } from '@mantine/core'
import { mirror } from './language.ts'
import { store, stored } from './stored-values.ts'

/** Dark mode is on or off from the stored value; absent reads as off (Q.55). The cookie is for the server's first page. */
export const storedScheme: MantineColorSchemeManager = {
  get: () => {
    mirror('darkMode', String(stored('darkMode') ?? false))
    return stored('darkMode') ? 'dark' : 'light'
  },
  set: (scheme) => {
    store('darkMode', scheme === 'dark')
    mirror('darkMode', String(scheme === 'dark'))
  },
  subscribe: (onUpdate) => {
    onStorage = ({ key }) => key === 'darkMode' && onUpdate(stored('darkMode') ? 'dark' : 'light')
    show = onUpdate
    addEventListener('storage', onStorage)
  },
  unsubscribe: () => removeEventListener('storage', onStorage),
  clear: () => undefined,
}

let onStorage: (event: StorageEvent) => void = () => undefined
let show: (scheme: 'dark' | 'light') => void = () => undefined

/** Shows a choice that the person made in another tab or on another device at once. */
export function adoptScheme(dark: boolean): void {
  if ((stored('darkMode') ?? false) === dark) return
  storedScheme.set(dark ? 'dark' : 'light')
  show(dark ? 'dark' : 'light')
}
