import type { en } from '@diwan/contract/dashboard/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    dashboard: typeof en
  }
}
