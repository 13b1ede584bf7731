import { weekStartOf } from '@diwan/core/countries'
import { snoozeUntil, SNOOZES } from '@diwan/core/snooze'
import { useState } from 'react'
import { useOrganisation } from '../../kit/environment.ts'
import { useReading } from '../../kit/reading.ts'

/** Times that are likely, where the reader sits. */
export function usePresets() {
  const { zone } = useReading()
  const weekStart = useOrganisation()?.weekStart ?? weekStartOf('SA')
  const [now] = useState(() => Math.floor(Date.now() / 1_000))
  return SNOOZES.map((name) => ({ name, at: snoozeUntil(name, now, zone, weekStart) }))
}
