import type { en as units } from '@diwan/contract/units/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    units: typeof units
  }
}
