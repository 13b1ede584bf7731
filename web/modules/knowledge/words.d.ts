import type { en } from '@diwan/contract/knowledge/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    knowledge: typeof en
  }
}
