import { DirectionProvider, MantineProvider } from '@mantine/core'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { DEFAULT_COLOURS } from '@diwan/contract/settings/vocabulary'
import { Suspense, useEffect, useMemo } from 'react'
import { storedScheme } from '../kit/colour-scheme.ts'
import { useOrganisation } from '../kit/environment.ts'
import { useSession } from '../kit/session.ts'
import { useArabicDigits } from '../ui/arabic-digits.ts'
import { useSendByKey } from '../ui/send-by-key.ts'
import { areaOf } from './areas.ts'
import { RouteProgress } from './route-progress.tsx'
import { themeOf } from './theme.ts'
import { variablesOf } from './tokens.ts'
import { FollowLanguage } from './follow-language.tsx'

export function RootLayout() {
  const role = useSession()?.metadata.role
  const area = useRouterState({ select: ({ location }) => areaOf(location.pathname, role) })
  const colours = useOrganisation()?.colours ?? DEFAULT_COLOURS
  const theme = useMemo(() => themeOf(area, colours), [area, colours])
  const variables = useMemo(() => variablesOf(colours), [colours])
  useSendByKey()
  useArabicDigits()
  useEffect(() => {
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colours[area])
  }, [area, colours])

  return (
    <DirectionProvider initialDirection={document.documentElement.dir === 'ltr' ? 'ltr' : 'rtl'} detectDirection={false}>
      <MantineProvider
        theme={theme}
        colorSchemeManager={storedScheme}
        defaultColorScheme="light"
        cssVariablesResolver={variables}
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
