import { ModulesPage as Register } from '../modules/releases/public.ts'
import { shownKeys } from './shown-keys.ts'

/** The register draws each module as the menu does. */
export function ModulesPage() {
  return <Register iconOf={(key) => shownKeys[key as keyof typeof shownKeys]?.icon} />
}
