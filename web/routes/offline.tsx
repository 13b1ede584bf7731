import { createFileRoute } from '@tanstack/react-router'
import { OfflineScreen } from '../app/offline-page.tsx'

export const Route = createFileRoute('/offline')({ component: OfflineScreen })
