import type { en as calendar } from '@diwan/contract/calendar/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    calendar: typeof calendar
  }
}
