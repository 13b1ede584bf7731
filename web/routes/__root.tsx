import { createRootRoute } from '@tanstack/react-router'
import { guardRoot } from '../app/guarded-root.ts'
import { RootLayout } from '../app/root-layout.tsx'

export const Route = createRootRoute({ beforeLoad: guardRoot, component: RootLayout })
