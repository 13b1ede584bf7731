import type { en } from '@diwan/contract/notes/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    notes: typeof en
  }
}
