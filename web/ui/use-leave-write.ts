import { useEffect, useEffectEvent } from 'react'
import type { Withdrawal } from '../kit/under-way.ts'
import { leaveWrite } from './leave-write.ts'

/** A form that goes away while it waits for the network is given up: nothing of it is written when the network returns. */
export function useLeaveWrite(form: { readonly waits: boolean; readonly withdraw: () => Withdrawal }): void {
  const leave = useEffectEvent(() => {
    if (form.waits) leaveWrite(form)
  })
  useEffect(() => () => leave(), [])
}
