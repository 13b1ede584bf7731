import { IconClock } from '@tabler/icons-react'
import { useInterface } from '../../kit/interface-state.ts'
import type { Hit } from './hit.ts'

export const recentHits = (): Hit[] =>
  useInterface.getState().recents.map(({ to, label }) => ({ key: `recent ${to}`, label, icon: IconClock, to }))
