import { dependentsOn, withoutLostConditions } from '@diwan/core/fields/dependents'
import type { Field } from '@diwan/core/fields/field'
import { useState } from 'react'

interface PendingRemoval {
  readonly fields: Field[]
  readonly dependents: readonly Field[]
  readonly go: (fields: Field[]) => void
}

/** A change that would make other questions unconditional names them and waits for a confirmation. */
export function useAskedRemoval(fields: readonly Field[]) {
  const [asked, setAsked] = useState<PendingRemoval>()
  return {
    asked,
    /** Applies the change now, or once it is confirmed. */
    ask: (next: Field[], go: (fields: Field[]) => void): void => {
      const dependents = dependentsOn(fields, next)
      const kept = withoutLostConditions(fields, next)
      if (dependents.length === 0) go(next)
      else setAsked({ fields: kept, dependents, go })
    },
    confirm: (): void => {
      asked?.go(asked.fields)
      setAsked(undefined)
    },
    cancel: (): void => setAsked(undefined),
  }
}

export type AskedRemoval = ReturnType<typeof useAskedRemoval>
