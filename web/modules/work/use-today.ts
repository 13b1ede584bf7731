import { dayIn } from '@diwan/core/working-calendar'
import { useState } from 'react'
import { useReading } from '../../kit/reading.ts'

/** The day where the reader is, as the screen was drawn first. */
export function useToday(): string {
  const { zone } = useReading()
  const [seconds] = useState(() => Math.floor(Date.now() / 1000))
  return dayIn(zone, seconds)
}
