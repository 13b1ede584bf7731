import { DirectionProvider, MantineProvider } from '@mantine/core'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { storedScheme } from '../kit/colour-scheme.ts'
import { useSession } from '../kit/session.ts'
import { areaOf, colourOf } from './areas.ts'
import { RouteProgress } from './route-progress.tsx'
import { resolveVariables, themes } from './theme.ts'
import { FollowLanguage } from './follow-language.tsx'

export function RootLayout() {
  const role = useSession()?.metadata.role
  const area = useRouterState({ select: ({ location }) => areaOf(location.pathname, role) })
  useEffect(() => {
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colourOf(area))
  }, [area])

  return (
    <DirectionProvider initialDirection={document.documentElement.dir === 'ltr' ? 'ltr' : 'rtl'} detectDirection={false}>
      <MantineProvider
        theme={themes[area]}
        colorSchemeManager={storedScheme}
        defaultColorScheme="light"
        cssVariablesResolver={resolveVariables}
      >
        <FollowLanguage />
        <RouteProgress />
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </MantineProvider>
    </DirectionProvider>
  )
}
