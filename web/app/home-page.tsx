import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSession } from '../kit/session.ts'
import { Dashboard } from '../modules/dashboard/public.ts'
import { WhatsNew } from '../modules/releases/public.ts'
import { PageTitle } from '../ui/page-title.tsx'
import classes from './home-page.module.css'
import { useCreates } from './menu/use-creates.ts'
import { widgetTools } from './widget-tools.ts'

/** The first screen of a person. */
export function UserHome() {
  const { t } = useTranslation('shell')
  const [create] = useCreates(useSession())
  return (
    <>
      <PageTitle title={t('home')} />
      <WhatsNew />
      <Dashboard
        area="user"
        {...widgetTools}
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
