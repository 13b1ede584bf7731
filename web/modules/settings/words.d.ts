import type { en as settings } from '@diwan/contract/settings/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    settings: typeof settings
  }
}
