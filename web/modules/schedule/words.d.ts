import type { en } from '@diwan/contract/schedule/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    schedule: typeof en
  }
}
