import type { en } from '@diwan/contract/forms/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    forms: typeof en
  }
}
