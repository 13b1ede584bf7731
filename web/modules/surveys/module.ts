import { IconChartBar } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'

export const manifest = {
  keys: {
    surveys: {
      icon: IconChartBar,
      screens: ['/user/surveys', '/user/surveys/details', '/admin/survey', '/admin/survey/details'],
      number: { user: 'surveys.answer', topics: ['surveys'] },
    },
  },
  found: { survey: { icon: IconChartBar, order: 110, flag: ['surveys', 'view'] } },
} as const satisfies WebManifest
