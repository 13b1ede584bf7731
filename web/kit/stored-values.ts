/** Everything the browser stores, under the names of the specification, with a readable prefix that names its type. */
const kinds = {
  token: 'str',
  token_at: 'num',
  sessionId: 'str',
  user: 'obj',
  /** The next three are encrypted; see stored-cipher.ts. */
  userPermission: 'str',
  adminModules: 'str',
  userModules: 'str',
  lang: 'str',
  /** The language to which somebody without an account turned the pages. */
  turnedLang: 'str',
  rememberMe: 'bool',
  /** The address to prefill while rememberMe is on. */
  rememberedEmail: 'str',
  darkMode: 'bool',
  /** Who switched on notifications in this browser: it goes on with their next session. */
  deviceOf: 'str',
  /** A rail or not, and its folded parts. */
  menu: 'obj',
  /** Which columns of a table are shown, and how wide. */
  columns: 'obj',
  /** Which way time runs, and by which calendars. */
  timeline: 'obj',
  /** The view of the calendar that was used last, and the kinds that are hidden there. */
  calendar: 'obj',
  /** Which entries of each tree are unfolded. */
  trees: 'obj',
  /** The one that was used last. */
  workspace: 'str',
} as const

type Kinds = typeof kinds
export type StoredKey = keyof Kinds
interface Values {
  str: string
  num: number
  bool: boolean
  obj: Record<string, unknown>
}
export type StoredValue<K extends StoredKey> = Values[Kinds[K]]

const write: { [P in keyof Values]: (value: Values[P]) => string } = {
  str: (value) => value,
  num: String,
  bool: String,
  obj: JSON.stringify,
}

const read: { [P in keyof Values]: (text: string) => Values[P] | undefined } = {
  str: (text) => text,
  num: (text) => (text !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined),
  bool: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  obj: readObject,
}

function readObject(text: string): Values['obj'] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** A missing or foreign prefix, or text that is not of the type, counts as no value. */
export function stored<K extends StoredKey>(key: K): StoredValue<K> | undefined {
  const kind = kinds[key]
  const raw = localStorage.getItem(key)
  if (raw === null || !raw.startsWith(`${kind}:`)) return undefined
  return read[kind](raw.slice(kind.length + 1))
}

export function store<K extends StoredKey>(key: K, value: StoredValue<K>): void {
  const kind = kinds[key]
  localStorage.setItem(key, `${kind}:${(write[kind] as (value: StoredValue<K>) => string)(value)}`)
}

export function forget(...keys: StoredKey[]): void {
  for (const key of keys) localStorage.removeItem(key)
}
