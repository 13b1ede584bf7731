import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { environment } from '../../kit/environment.ts'
import { useInterface } from '../../kit/interface-state.ts'

type Step = 'email' | 'code' | 'password' | 'done'
const proven = { asked: 'code', verified: 'password', changed: 'done' } as const

/**
 * Which step of a forgotten password is shown: what this tab has come to. The address names it, so that Back and a reload
 * work; a step that was not reached leads to the one that was. What was typed is in neither.
 */
export function useResetStep() {
  const { step: asked }: { step?: unknown } = useSearch({ strict: false })
  const reset = useInterface(({ reset: kept }) => kept)
  const navigate = useNavigate()
  const reached: Step = reset ? proven[reset.done] : 'email'
  const step: Step = asked === undefined ? 'email' : reached

  const go = (to: Step, replace = false) =>
    void navigate({ to: '/access/forgot-password', search: to === 'email' ? {} : { step: to }, replace })
  useEffect(() => {
    if (asked !== undefined && asked !== reached) go(reached, true)
  })

  return {
    step,
    email: reset?.email ?? '',
    possible: environment.mail !== 'none',
    advance: (email: string, done: keyof typeof proven) => {
      useInterface.setState({ reset: { email, done } })
      if (asked === undefined) go(proven[done]) // otherwise the address follows by itself
    },
    startAnew: () => go('email'),
  }
}
