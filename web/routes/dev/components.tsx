import { createFileRoute } from '@tanstack/react-router'
import { WorkshopPage } from '../../app/workshop/workshop-page.tsx'

export const Route = createFileRoute('/dev/components')({ component: WorkshopPage })
