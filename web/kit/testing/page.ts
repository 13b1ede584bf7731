/** Stands in for the browser in tests of the kit that need no screen. Import it before anything else. */

class Store implements Storage {
  readonly #entries = new Map<string, string>()
  get length(): number {
    return this.#entries.size
  }
  key = (at: number): string | null => [...this.#entries.keys()][at] ?? null
  getItem = (key: string): string | null => this.#entries.get(key) ?? null
  setItem = (key: string, value: string): void => void this.#entries.set(key, value)
  removeItem = (key: string): void => void this.#entries.delete(key)
  clear = (): void => this.#entries.clear()
}

const events = new EventTarget()
const documentEvents = new EventTarget()
const html = { lang: 'ar-SA', dir: 'rtl' }

export const page = {
  document: {
    documentElement: html,
    getElementById: () => null,
    visibilityState: 'visible' as 'visible' | 'hidden',
    addEventListener: documentEvents.addEventListener.bind(documentEvents),
    removeEventListener: documentEvents.removeEventListener.bind(documentEvents),
    dispatchEvent: documentEvents.dispatchEvent.bind(documentEvents),
  },
  location: { pathname: '/', href: 'http://portal.example/' },
  localStorage: new Store(),
  sessionStorage: new Store(),
  addEventListener: events.addEventListener.bind(events),
  removeEventListener: events.removeEventListener.bind(events),
  dispatchEvent: events.dispatchEvent.bind(events),
}
for (const [name, value] of Object.entries(page)) Object.defineProperty(globalThis, name, { value, configurable: true })
