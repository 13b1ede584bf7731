import type { en as dashboard } from '@diwan/contract/dashboard/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    dashboard: typeof dashboard
  }
}
