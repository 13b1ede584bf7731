import type { en as publishing } from '@diwan/contract/publishing/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    publishing: typeof publishing
  }
}
