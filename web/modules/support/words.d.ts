import type { en as support } from '@diwan/contract/support/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    support: typeof support
  }
}
