import type { en } from '@diwan/contract/work/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    work: typeof en
  }
}
