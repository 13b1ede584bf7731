import type { en } from '@diwan/contract/opportunities/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    opportunities: typeof en
  }
}
