import type { en as reminders } from '@diwan/contract/reminders/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    reminders: typeof reminders
  }
}
