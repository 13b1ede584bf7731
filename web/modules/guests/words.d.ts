import type { en } from '@diwan/contract/guests/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    guests: typeof en
  }
}
