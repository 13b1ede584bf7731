import type { en as notifications } from '@diwan/contract/notifications/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    notifications: typeof notifications
  }
}
