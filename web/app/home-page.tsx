import type { WidgetArea } from '@diwan/contract/kit/widgets'
import { Button } from '@mantine/core'
import { IconHourglass, IconPlus, type Icon } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { manifests } from '../gathered.gen.ts'
import type { TickedKind, WebManifest } from '../kit/manifest.ts'
import { useSession } from '../kit/session.ts'
import { Dashboard } from '../modules/dashboard/public.ts'
import { WhatsNew } from '../modules/releases/public.ts'
import { PageTitle } from '../ui/page-title.tsx'
import classes from './home-page.module.css'
import { useCreates } from './menu/use-creates.ts'
import { shownKeys } from './shown-keys.ts'

/** Records of all modules that are ticked on home. */
const ticks: readonly TickedKind[] = Object.values<WebManifest>(manifests).flatMap((manifest) => manifest.ticks ?? [])

const Face = Object.values<WebManifest>(manifests).find((manifest) => manifest.Face)?.Face

const icons: Readonly<Record<string, Icon>> = {
  ...Object.fromEntries(Object.entries(shownKeys).map(([key, { icon }]) => [key, icon])),
  waiting: IconHourglass,
}

export const UserHome = () => <HomePage area="user" />
export const AdminHome = () => <HomePage area="admin" />

/** The first screen of an area. */
function HomePage({ area }: { readonly area: WidgetArea }) {
  const { t } = useTranslation('shell')
  const [create] = useCreates(useSession())
  return (
    <>
      <PageTitle title={t('home')} />
      <WhatsNew />
      <Dashboard
        area={area}
        icons={icons}
        ticks={ticks}
        Face={Face}
        create={
          create && (
            <Button
              className={classes['create'] ?? ''}
              leftSection={<IconPlus size={17} stroke={2} aria-hidden />}
              renderRoot={(props) => <Link to={create.to} {...props} />}
            >
              {create.label}
              <kbd aria-hidden>C</kbd>
            </Button>
          )
        }
      />
    </>
  )
}
