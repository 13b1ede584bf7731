import type { en as recurrence } from '@diwan/contract/recurrence/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    recurrence: typeof recurrence
  }
}
