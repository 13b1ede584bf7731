import type { en as labels } from '@diwan/contract/labels/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    labels: typeof labels
  }
}
