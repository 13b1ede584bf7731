type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type Counted<K> = K extends `${infer Base}_other` ? Base : never
type Uncounted<K> = K extends `${string}_one` | `${string}_other` ? never : K

/** The Arabic of an English dictionary: every key, and all six forms of what is counted. */
export type Translation<English> = { [K in Uncounted<keyof English>]: string } & {
  [K in `${Counted<keyof English>}_${PluralForm}`]: string
}
