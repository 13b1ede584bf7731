import type { en } from '@diwan/contract/training/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    training: typeof en
  }
}
