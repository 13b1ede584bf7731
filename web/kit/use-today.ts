import { dayIn } from '@diwan/core/working-calendar'
import { useState } from 'react'
import { dayZone } from './reading.ts'

/** The day as the portal counts, as the screen was drawn first. */
export function useToday(): string {
  const [seconds] = useState(() => Math.floor(Date.now() / 1000))
  return dayIn(dayZone(), seconds)
}
