import type { en as checks } from '@diwan/contract/checks/words.en'
import type { en as files } from '@diwan/contract/files/words.en'
import type { en as find } from '@diwan/contract/find/words.en'
import type { en as identity } from '@diwan/contract/identity/words.en'
import type { en as imports } from '@diwan/contract/imports/words.en'
import type { en as kit } from '@diwan/contract/kit/words.en'
import type { en as person } from '@diwan/contract/person/words.en'
import type { en as profile } from '@diwan/contract/profile/words.en'
import type { en as recovery } from '@diwan/contract/recovery/words.en'
import type { en as releases } from '@diwan/contract/releases/words.en'
import type { en as shell } from '@diwan/contract/shell/words.en'

/** A namespace per folder of the contract; a key that is not in its English dictionary does not compile. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    checks: typeof checks
    files: typeof files
    find: typeof find
    identity: typeof identity
    imports: typeof imports
    kit: typeof kit
    person: typeof person
    profile: typeof profile
    recovery: typeof recovery
    releases: typeof releases
    shell: typeof shell
  }
  interface CustomTypeOptions {
    defaultNS: 'shell'
    keySeparator: false
    nsSeparator: false
    returnNull: false
  }
}
