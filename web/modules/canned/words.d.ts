import type { en as canned } from '@diwan/contract/canned/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    canned: typeof canned
  }
}
