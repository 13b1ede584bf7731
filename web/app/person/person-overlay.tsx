import { isUuid } from '@diwan/core/identifiers'
import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { PERSON_PARAM, useOpenPerson } from '../../kit/person-address.ts'
import { useHolds } from '../../kit/rights.ts'
import { lazyDialog } from '../../ui/lazy-part.tsx'

const PersonPage = lazyDialog(() => import('./person-page.tsx'))

/** The page of a person over any screen, where the address names one. */
export function PersonOverlay() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const open = useOpenPerson()
  const sees = useHolds('users', 'view')
  const id = search[PERSON_PARAM]
  if (!sees || typeof id !== 'string' || !isUuid(id)) return null
  return (
    <Suspense>
      <PersonPage id={id} onClose={() => open(undefined)} />
    </Suspense>
  )
}
