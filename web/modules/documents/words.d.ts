import type { en } from '@diwan/contract/documents/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    documents: typeof en
  }
}
