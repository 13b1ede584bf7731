import type { en } from '@diwan/contract/quick-tasks/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'quick-tasks': typeof en
  }
}
