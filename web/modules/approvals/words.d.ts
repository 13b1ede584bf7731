import type { en as approvals } from '@diwan/contract/approvals/words.en'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    approvals: typeof approvals
  }
}
