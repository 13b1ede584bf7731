import { createFileRoute } from '@tanstack/react-router'
import { SettingPage } from '../../../app/setting-page.tsx'

export const Route = createFileRoute('/_portal/admin/setting')({ component: SettingPage })
