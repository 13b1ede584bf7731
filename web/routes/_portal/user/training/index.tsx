import { createFileRoute } from '@tanstack/react-router'
import { TrainingPage } from '../../../../modules/training/mine/training-page.tsx'

export const Route = createFileRoute('/_portal/user/training/')({ component: TrainingPage })
